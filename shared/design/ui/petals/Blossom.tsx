import { BLOSSOM_ID } from './BlossomDrawings.tsx';

export interface BlossomProps {
  /** Size as utilities, for instance `size-10`. */
  className?: string | undefined;
}

/** The blossom of the ipê, the association's mark. Decoration: name it in text beside it. */
export function Blossom({ className }: BlossomProps) {
  return (
    <svg viewBox="-50 -49 100 94" aria-hidden="true" className={className}>
      <use href={`#${BLOSSOM_ID}`} />
    </svg>
  );
}
