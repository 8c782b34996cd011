import { LinkButton } from '@site/design/ui/button/LinkButton.tsx';
import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { site } from '@site/site';
import type { ReactNode } from 'react';
import { footer } from '../content.ts';
import { FallenBlossom } from '../errors/FallenBlossom.tsx';

interface ErrorPageProps {
  code: string;
  heading: string;
  text: string;
  way: { label: string; href: string; 'data-reload'?: boolean };
  /** Second link; the chat where it is left out. */
  other?: ReactNode;
  more?: ReactNode;
}

const chat = <ChatLink message={site.chat.messages.suporte} label={footer.chat} size="lg" />;

/** A page that says what is missing and offers links; a blossom replaces the middle digit of its code. */
export function ErrorPage({ code, heading, text, way, other = chat, more }: ErrorPageProps) {
  const { label, ...link } = way;
  const [first, , last] = code;
  return (
    <section className="surface-sand error-page">
      <p className="flex items-center text-green" aria-hidden="true">
        <span className="error-digit">{first}</span>
        <FallenBlossom className="mx-1 h-[min(7.25rem,21vw,11svh)] w-auto" />
        <span className="error-digit">{last}</span>
      </p>
      <p className="sr-only">{code}</p>
      <h1 className="mt-[min(2.5rem,2svh)] text-3xl font-bold tracking-tight">{heading}</h1>
      <p className="mt-[min(1rem,1svh)] max-w-xl text-lg text-muted">{text}</p>
      <div className="mt-[min(2rem,2svh)] flex flex-wrap justify-center gap-3">
        <LinkButton size="lg" {...link}>
          {label}
        </LinkButton>
        {other}
      </div>
      {more}
    </section>
  );
}
