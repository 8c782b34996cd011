import { Alert } from '@site/design/ui/alert/Alert.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { site } from '@site/site';
import type { ListingsContent } from './schema.ts';

export interface NoScriptHelpProps {
  texts: ListingsContent['noScript'];
}

/** What to do when the list cannot come. */
export function NoScriptHelp({ texts }: NoScriptHelpProps) {
  return (
    <noscript>
      <Alert action={<ChatLink message={site.chat.messages.oportunidades} label={texts.action} />}>
        <p>{texts.text}</p>
      </Alert>
    </noscript>
  );
}
