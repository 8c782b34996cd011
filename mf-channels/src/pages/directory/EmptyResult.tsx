import { Button } from '@site/design/ui/button/Button.tsx';
import { Heading } from '@site/design/ui/heading/Heading.tsx';
import { IconTile } from '@site/design/ui/icons/IconTile.tsx';
import type { Content } from './content.ts';

interface EmptyResultProps {
  texts: Content['empty'];
  onClear(): void;
}

/** What stands in place of both lists when nothing matches. */
export function EmptyResult({ texts, onClear }: EmptyResultProps) {
  return (
    <div className="surface-paper grid justify-items-start gap-4 rounded-lg rounded-tl-[3rem] border border-line p-card">
      <IconTile name="search" />
      <Heading level={3} className="text-2xl font-bold tracking-tight">
        {texts.title}
      </Heading>
      <p className="text-muted">{texts.text}</p>
      <Button variant="secondary" onClick={onClear}>
        {texts.action}
      </Button>
    </div>
  );
}
