import { CtaBand } from '@site/ui/cta-band/CtaBand.tsx';
import { ChatAction } from '../../components/content/ChatAction.tsx';
import type { Closing } from '../../components/content/schemas.ts';

/** The last word: decide. */
export function FiscalClosing({ closing }: { closing: Closing }) {
  return (
    <CtaBand
      title={closing.title}
      text={closing.text}
      actions={<ChatAction action={closing.action} size="lg" />}
    />
  );
}
