import { Blossom } from '@site/design/ui/petals/Blossom.tsx';
import type { ReactNode } from 'react';

export interface EmptyPanelProps {
  title: string;
  hint?: string | undefined;
  /** A way on. */
  children: ReactNode;
}

/** Stands in the place of a list with nothing in it. */
export function EmptyPanel({ title, hint, children }: EmptyPanelProps) {
  return (
    <div className="surface-moss grid justify-items-center gap-3 rounded-lg border border-contour px-card py-12 text-center">
      <Blossom className="size-14" />
      <p className="text-xl font-bold tracking-tight wrap-anywhere">{title}</p>
      {hint ? <p className="max-w-text">{hint}</p> : null}
      <div className="mt-3">{children}</div>
    </div>
  );
}
