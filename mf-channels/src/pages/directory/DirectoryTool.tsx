import { Button } from '@site/design/ui/button/Button.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { IconTile } from '@site/design/ui/icon-tile/IconTile.tsx';
import { searchIcon } from '@site/design/ui/icons/icons.ts';
import { type ReactNode, useId, useMemo } from 'react';
import { content } from './content.ts';
import { OtherEntities, PublicEntities } from './EntityLists.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { filterDirectory, indexDirectory, isFiltering } from './filter.ts';
import { MainChannels, ReportCallout } from './MainChannels.tsx';
import { useDirectoryFilter } from './useDirectoryFilter.ts';

/** Search beside both lists: the panel stays in view while the lists scroll. */
export function DirectoryTool() {
  const headingId = useId();
  const control = useDirectoryFilter();
  const { filter, clear } = control;
  const index = useMemo(indexDirectory, []);
  const result = useMemo(() => filterDirectory(index, filter), [index, filter]);
  const { publicas, outras, total } = result;
  return (
    <section
      id="busca"
      aria-labelledby={headingId}
      data-tone="sand"
      className="group/directory surface-sand pb-section"
    >
      <Container>
        <div className={layout}>
          <div className="sticky-panel @4xl:-m-2 @4xl:p-2">
            <h2
              id={headingId}
              // Phones have the search itself in the first screen.
              className="sr-only text-3xl font-bold tracking-tight @4xl:not-sr-only @4xl:mb-5"
            >
              {content.search.heading}
            </h2>
            <FilterPanel control={control} total={total} />
          </div>
          {/* Entities that come and go must not move the page while the visitor types. */}
          <div className="grid min-w-0 grid-cols-1 content-start gap-14 [overflow-anchor:none]">
            {/* While the list is filtered, what was searched for comes first. */}
            {isFiltering(filter) ? null : <MainChannels />}
            {total === 0 ? <EmptyResult onClear={clear} /> : null}
            {total > 0 && publicas ? (
              <Results
                {...content.publicas}
                count={publicas.length}
                after={<ReportCallout />}
                className={hiddenByOutras}
              >
                <PublicEntities entities={publicas} />
              </Results>
            ) : (
              <ReportCallout />
            )}
            {total > 0 && outras ? (
              <Results {...content.outras} count={outras.length} className={hiddenByPublicas}>
                <OtherEntities entities={outras} />
              </Results>
            ) : null}
            {isFiltering(filter) ? <MainChannels /> : null}
          </div>
        </div>
      </Container>
    </section>
  );
}

const layout =
  'grid grid-cols-1 items-start gap-10 @4xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] @4xl:gap-12';

// The list of types works by itself before and without JavaScript.
const hiddenByOutras = 'group-has-[option[value=outras]:checked]/directory:hidden';
const hiddenByPublicas = 'group-has-[option[value=publicas]:checked]/directory:hidden';

interface ResultsProps {
  heading: string;
  count: number;
  empty: string;
  /** Under the list, also where `className` hides the list. */
  after?: ReactNode;
  /** Of heading and list. */
  className: string;
  children: ReactNode;
}

/** One of the two lists with its heading and how many it shows. */
function Results({ heading, count, empty, after, className, children }: ResultsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={className}>
        <div className="mb-5 flex items-baseline justify-between gap-x-4">
          <h3 id={headingId} className="text-2xl font-bold tracking-tight">
            {heading}
          </h3>
          <span aria-hidden="true" className="text-muted tabular-nums">
            {count}
          </span>
        </div>
        {count > 0 ? children : <p className="py-4 text-muted">{empty}</p>}
      </div>
      {after}
    </section>
  );
}

function EmptyResult({ onClear }: { onClear(): void }) {
  const { title, text, action } = content.empty;
  return (
    <div className="surface-paper grid justify-items-start gap-4 rounded-lg rounded-tl-[3rem] border border-line p-card">
      <IconTile icon={searchIcon} />
      <h3 className="text-2xl font-bold tracking-tight">{title}</h3>
      <p className="text-muted">{text}</p>
      <Button variant="secondary" onClick={onClear}>
        {action}
      </Button>
    </div>
  );
}
