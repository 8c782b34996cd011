import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { CtaBand } from '@site/design/ui/cta-band/CtaBand.tsx';
import type { Closing } from './schemas.ts';

export interface RentalClosingProps {
  closing: Closing & { directions: string };
}

/** The last word of a rental page: book, or see the way there. */
export function RentalClosing({ closing }: RentalClosingProps) {
  return (
    <CtaBand
      title={closing.title}
      text={closing.text}
      actions={
        <>
          <ChatLink {...closing.action} size="lg" />
          <LinkButton href="/seja-parceiro" variant="secondary" size="lg" icon="map-pin">
            {closing.directions}
          </LinkButton>
        </>
      }
    />
  );
}
