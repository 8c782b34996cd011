import { chatUrl } from '@site/contract/chat.ts';
import { site } from '@site/contract/site.ts';
import { Alert } from '@site/ui/alert/Alert.tsx';
import { ChatLink } from '@site/ui/chat-link/ChatLink.tsx';
import type { ListingsContent } from './schema.ts';

export interface NoScriptHelpProps {
  texts: ListingsContent['noScript'];
}

/** What to do when the list cannot come. */
export function NoScriptHelp({ texts }: NoScriptHelpProps) {
  const href = chatUrl(site.chat, site.chat.messages.oportunidades);
  return (
    <noscript>
      <Alert action={<ChatLink href={href} label={texts.action} />}>
        <p>{texts.text}</p>
      </Alert>
    </noscript>
  );
}
