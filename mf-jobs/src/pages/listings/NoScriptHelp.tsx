import { Alert } from '@site/design/ui/alert/Alert.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import type { Content } from './content.ts';

export interface NoScriptHelpProps {
  texts: Content['noScript'];
}

/** What to do when the list cannot come. */
export function NoScriptHelp({ texts }: NoScriptHelpProps) {
  return (
    <noscript>
      <Alert action={<ChatLink {...texts.action} />}>
        <p>{texts.text}</p>
      </Alert>
    </noscript>
  );
}
