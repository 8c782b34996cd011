import { LinkButton } from '@site/ui/button/LinkButton.tsx';
import { CtaBand } from '@site/ui/cta-band/CtaBand.tsx';
import { ChatAction } from './ChatAction.tsx';
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
          <ChatAction action={closing.action} size="lg" />
          <LinkButton href="/seja-parceiro" variant="secondary" size="lg" icon="map-pin">
            {closing.directions}
          </LinkButton>
        </>
      }
    />
  );
}
