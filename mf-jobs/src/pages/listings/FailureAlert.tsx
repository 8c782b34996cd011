import { Alert } from '@site/design/ui/alert/Alert.tsx';
import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { content } from './content.ts';

export interface FailureAlertProps {
  title: string;
  /** The error, in words for visitors. */
  message: string;
  onRetry(): void;
}

/** The red alert, with a button that reads again and a link to the chat. */
export function FailureAlert({ title, message, onRetry }: FailureAlertProps) {
  const texts = content.failure;
  return (
    <Alert
      tone="error"
      title={title}
      action={
        <>
          <Button onClick={onRetry}>{texts.retry}</Button>
          <ChatLink {...texts.chat} />
        </>
      }
    >
      <p className="wrap-anywhere">{message}</p>
    </Alert>
  );
}
