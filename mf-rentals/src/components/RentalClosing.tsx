import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';

export interface RentalClosingProps {
  title: string;
  text: string;
  action: { label: string; message: string };
  /** Where the space is; left out where no visit is needed. */
  directions?: { label: string; href: string } | undefined;
}

/** The last word of a page: book, or see the way there. */
export function RentalClosing({ title, text, action, directions }: RentalClosingProps) {
  return (
    <CtaBand
      title={title}
      text={text}
      actions={
        <>
          <ChatLink {...action} size="lg" />
          {directions ? (
            <LinkButton href={directions.href} variant="secondary" size="lg" icon="map-pin">
              {directions.label}
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
