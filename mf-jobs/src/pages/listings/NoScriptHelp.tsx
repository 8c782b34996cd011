import { Alert } from '@site/design/ui/alert/Alert.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { content } from './content.ts';

/** The way on where the list needs JavaScript and there is none. */
export function NoScriptHelp() {
  const texts = content.noScript;
  return (
    <div className="hidden noscript:block">
      <Alert action={<ChatLink {...texts.action} />}>
        <p>{texts.text}</p>
      </Alert>
    </div>
  );
}
