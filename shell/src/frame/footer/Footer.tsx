import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Container } from '@site/design/ui/container/Container.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { cameraIcon, mailIcon, mapPinIcon } from '@site/design/ui/icons/icons.ts';
import { Logo } from '@site/design/ui/logo/Logo.tsx';
import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { mapSearchUrl, site } from '@site/site';
import { useId } from 'react';
import { footer as content } from '../../content.ts';
import { useConsentPanel } from '../../widgets/consent/consent.ts';
import { CurrentPageLink } from '../CurrentPageLink.tsx';
import { type FrameLink, moreLinks, quickLinks } from '../links.ts';

/** The frame's end: who the association is, where else to go, how to reach it. */
export function Footer() {
  const { label, href } = content.cookies;
  return (
    <footer className="site-footer surface-night">
      <Container>
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 @xs:grid-cols-2 @5xl:grid-cols-[1.45fr_0.9fr_1.05fr_1.5fr]">
          <AboutColumn />
          <LinkColumn heading={content.quickLinks} links={quickLinks} />
          <LinkColumn heading={content.moreLinks} links={moreLinks} />
          <ContactColumn />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-5 text-sm text-muted">
          {/* One element before and after hydration, so that it keeps the focus; without scripts a link. */}
          <button
            type="button"
            className="footer-link noscript:hidden"
            onClick={() => useConsentPanel.setState({ isOpen: true })}
          >
            {label}
          </button>
          <a href={href} className="footer-link hidden noscript:inline-flex">
            {label}
          </a>
          <p>
            {content.copyright(site.name)}
            {site.cnpj ? <span>, CNPJ {site.cnpj}</span> : null}
          </p>
        </div>
      </Container>
    </footer>
  );
}

function AboutColumn() {
  return (
    <div className="max-w-md @xs:col-span-2 @2xl:col-span-1">
      <Logo name={site.shortName} className="text-[min(1.375rem,8vw)]!" />
      <p className="mt-4 text-muted">{content.about}</p>
      <ul aria-label={content.securityLabel} className="mt-3">
        {content.security.map(({ icon, text, href }) => (
          <li key={text}>
            <a href={href} className="footer-link gap-3 text-muted">
              <Icon icon={icon} className="size-[1.25em] text-link" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: readonly FrameLink[] }) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <FooterHeading id={headingId}>{heading}</FooterHeading>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <CurrentPageLink href={href} className="footer-link">
              {label}
            </CurrentPageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const contacts = [
  { icon: cameraIcon, href: site.socialUrl, text: content.social, ...newTabAttributes },
  { icon: mailIcon, href: `mailto:${site.email}`, text: site.email },
  { icon: mapPinIcon, href: mapSearchUrl(), text: site.address, ...newTabAttributes },
];

function ContactColumn() {
  return (
    <div className="@xs:col-span-2 @2xl:col-span-1">
      <FooterHeading>{content.contact}</FooterHeading>
      <ul>
        <li className="mt-3 mb-2">
          <ChatLink message={site.chat.messages.contato} label={content.chat} />
        </li>
        {contacts.map(({ icon, text, ...link }) => (
          <li key={link.href}>
            <a className="footer-link gap-3" {...link}>
              <Icon icon={icon} className="size-[1.25em] text-link" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterHeading({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className="mb-2 text-base font-bold">
      {children}
    </h2>
  );
}
