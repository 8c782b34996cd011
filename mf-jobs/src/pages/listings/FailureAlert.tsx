import { Alert } from '@site/design/ui/alert/Alert.tsx';
import { Button } from '@site/design/ui/button/Button.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import type { Content } from './content.ts';

export interface FailureAlertProps {
  title: string;
  /** What went wrong, as the reader of the vacancies says it. */
  message: string;
  texts: Content['failure'];
  onRetry(): void;
}

/** The red alert, with two ways on: again, or by asking a person. */
export function FailureAlert({ title, message, texts, onRetry }: FailureAlertProps) {
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
