import { KeyFigure } from '@site/design/ui/key-figure/KeyFigure.tsx';
import { content } from './content.ts';

/** What a registered address saves, worked through. */
export default function SavingFragment() {
  return (
    <div className="surface-paper">
      <KeyFigure {...content} />
    </div>
  );
}
