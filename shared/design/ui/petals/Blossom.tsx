import { BLOSSOM_ID } from './BlossomDrawings.tsx';

/** The blossom of the ipê, the association's mark, of a size such as `size-10`. Decoration. */
export function Blossom({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="-50 -49 100 94" aria-hidden="true" className={className}>
      <use href={`#${BLOSSOM_ID}`} />
    </svg>
  );
}
