import type { ReactNode } from 'react';

/** Above the round buttons in the lower corners on phones, between them where there is room. */
const PLACE =
  'inset-x-3 top-[calc(var(--header-height,4.5rem)+0.5rem)] bottom-[calc(var(--corner-end,0.75rem)+var(--corner-size,3.5rem)+0.75rem)] md:right-auto md:bottom-(--corner-end,1.5rem) md:left-[calc(var(--corner-edge,1.5rem)+var(--corner-size,3.5rem)+0.75rem)] md:w-[min(30rem,55vw)] xl:w-auto';

/**
 * Where cookie banner and popup stand: one above the other, side by side where there is room, so
 * that neither can cover the other. Menus and the accessibility panel, which a visitor opens, lie
 * above; what is taller than the room that is left scrolls.
 */
export function BottomNotices({ children }: { children: ReactNode }) {
  return (
    <div
      className={`pointer-events-none fixed z-32 flex flex-col justify-end gap-3 *:pointer-events-auto xl:flex-row-reverse xl:items-end print:hidden ${PLACE}`}
    >
      {children}
    </div>
  );
}
