import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

/** `?` is the address the visitor asked for: the link tries it again. */
export default function UnavailablePage() {
  return (
    <ErrorPage {...content}>
      <a
        className="inline-flex min-h-11 items-center rounded-lg bg-verde px-5 font-semibold text-white"
        href="?"
        data-reload
      >
        {content.retry}
      </a>
    </ErrorPage>
  );
}
