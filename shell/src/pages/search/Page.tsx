import { MAP_PLACEHOLDER } from '@site/contract/placeholders.ts';
import { Container } from '@site/design/ui/container/Container.tsx';
import SearchTool from '../../search/SearchTool.tsx';
import { content } from './content.ts';

const MAP = { __html: MAP_PLACEHOLDER };

/** The search and the map of the site. The composer fills in the map; the shell neither renders nor hydrates it. */
export default function SearchPage() {
  return (
    <>
      <div data-shell-code>
        <SearchTool param="" />
      </div>
      <nav
        className="surface-paper site-map border-t border-line py-section-tight"
        aria-labelledby="mapa-do-site"
      >
        <Container>
          <h2 id="mapa-do-site" className="text-2xl font-bold tracking-tight">
            {content.map}
          </h2>
          <p className="mt-4 hidden text-muted noscript:block">{content.noScript}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder of the composer's. */}
          <div className="mt-6 columns-[3_18rem] gap-8" dangerouslySetInnerHTML={MAP} />
        </Container>
      </nav>
    </>
  );
}
