import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import type { Closing } from '../../components/content/schemas.ts';

/** The last word: decide. */
export function FiscalClosing({ closing }: { closing: Closing }) {
  return (
    <CtaBand
      title={closing.title}
      text={closing.text}
      actions={<ChatLink {...closing.action} size="lg" />}
    />
  );
}
