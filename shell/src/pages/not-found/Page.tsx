import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

/** What the edge answers, with status 404, where no remote has a page. */
export default function NotFoundPage() {
  return (
    <ErrorPage {...content}>
      <LinkButton href={content.back.href} size="lg">
        {content.back.label}
      </LinkButton>
      <LinkButton href={content.search.href} variant="secondary" icon="search" size="lg">
        {content.search.label}
      </LinkButton>
    </ErrorPage>
  );
}
