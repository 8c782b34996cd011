import type { ReactNode } from 'react';

/**
 * Where cookie banner and popup stand: one above the other, side by side where there is room, so
 * that neither can cover the other. On phones it ends above the chat button, elsewhere left of it.
 */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex max-h-dvh flex-col gap-3 p-3 pb-[84px] *:pointer-events-auto sm:w-[min(32rem,100vw-7rem)] sm:p-5 lg:w-auto lg:flex-row-reverse lg:items-end lg:justify-end print:hidden">
      {children}
    </div>
  );
}
