import { Container } from '@site/design/ui/container/Container.tsx';
import { useId, useMemo } from 'react';
import type { Content } from './content.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { filterDirectory, indexDirectory, isFiltering, searched } from './filter.ts';
import { MainChannels } from './MainChannels.tsx';
import { NeedlesContext } from './NeedlesContext.ts';
import { OtherEntities } from './OtherEntities.tsx';
import { PublicEntities } from './PublicEntities.tsx';
import { ReportCallout } from './ReportCallout.tsx';
import { Results } from './Results.tsx';
import { useDirectoryFilter } from './useDirectoryFilter.ts';

/** Search beside both lists: the panel stays in view while the lists scroll. */
export function DirectoryTool({ texts }: { texts: Content }) {
  const headingId = useId();
  const control = useDirectoryFilter();
  const { filter, clear } = control;
  const index = useMemo(() => indexDirectory(texts.entities), [texts.entities]);
  const result = useMemo(() => filterDirectory(index, filter), [index, filter]);
  const needles = useMemo(() => searched(filter.searchTerm), [filter.searchTerm]);
  const { publicas, outras, total } = result;
  const channels = <MainChannels channels={texts.mainChannels} />;
  const report = <ReportCallout texts={texts.report} />;
  return (
    <section
      id="busca"
      aria-labelledby={headingId}
      data-tone="sand"
      className="group/directory surface-sand pb-section"
    >
      <Container>
        <div className={layout}>
          <div className="@4xl:sticky @4xl:top-[calc(var(--header-height,4.5rem)+1.5rem)]">
            <h2
              id={headingId}
              // Phones have the search itself in the first screen.
              className="sr-only text-3xl font-bold tracking-tight @4xl:not-sr-only @4xl:mb-5"
            >
              {texts.search.heading}
            </h2>
            <FilterPanel texts={texts.search} control={control} total={total} />
          </div>
          <NeedlesContext value={needles}>
            {/* Entities that come and go must not move the page while the visitor types. */}
            <div className="grid min-w-0 grid-cols-1 content-start gap-14 [overflow-anchor:none]">
              {/* While the list is filtered, what was searched for comes first. */}
              {isFiltering(filter) ? null : channels}
              {total === 0 ? <EmptyResult texts={texts.empty} onClear={clear} /> : null}
              {total > 0 && publicas ? (
                <Results
                  {...texts.publicas}
                  count={publicas.length}
                  after={report}
                  className={hiddenByOutras}
                >
                  <PublicEntities entities={publicas} />
                </Results>
              ) : (
                report
              )}
              {total > 0 && outras ? (
                <Results {...texts.outras} count={outras.length} className={hiddenByPublicas}>
                  <OtherEntities entities={outras} />
                </Results>
              ) : null}
              {isFiltering(filter) ? channels : null}
            </div>
          </NeedlesContext>
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
