import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { searchIcon } from '@site/design/ui/icons/icons.ts';
import Suggestion from '../../search/Suggestion.tsx';
import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

/** The edge's answer, with status 404, where no remote has the page. */
export default function NotFoundPage() {
  return (
    <ErrorPage
      {...content}
      other={
        <LinkButton href={content.search.href} variant="secondary" icon={searchIcon} size="lg">
          {content.search.label}
        </LinkButton>
      }
      more={
        <div data-shell-code>
          <Suggestion />
        </div>
      }
    />
  );
}
