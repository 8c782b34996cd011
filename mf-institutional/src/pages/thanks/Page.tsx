import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { Blossom } from '@site/design/ui/petals/Blossom.tsx';
import { PetalCarpet } from '@site/design/ui/petals/Petals.tsx';
import { content } from './content.ts';

export default function ThanksPage() {
  const { heading, text, home, chat } = content;
  return (
    <div className="surface-sand relative grid min-h-[36rem] items-center overflow-hidden pt-20 pb-36 max-md:low:pt-4">
      <Container>
        <div className="mx-auto max-w-2xl text-center">
          <Blossom className="mx-auto mb-8 size-24 max-md:low:mb-2 max-md:low:size-12" />
          <h1 className="text-5xl font-bold tracking-tight max-md:low:text-3xl">{heading}</h1>
          <p className="mt-6 text-lg text-muted max-md:low:mt-2">{text}</p>
          <div className="mt-10 flex max-md:low:mt-3 flex-wrap justify-center gap-3">
            <LinkButton size="lg" href={home.href}>
              {home.label}
            </LinkButton>
            <ChatLink size="lg" rank="second" {...chat} />
          </div>
        </div>
      </Container>
      <PetalCarpet />
    </div>
  );
}
