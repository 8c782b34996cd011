import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

export default function NotFoundPage() {
  return (
    <ErrorPage {...content}>
      <a
        className="inline-flex min-h-11 items-center rounded-lg bg-verde px-5 font-semibold text-white"
        href="/"
      >
        {content.back}
      </a>
    </ErrorPage>
  );
}
