import { Container } from '@site/design/ui/container/Container.tsx';
import { Petals } from '@site/design/ui/petals/Petals.tsx';
import { site } from '@site/site';
import { useConsentPanel } from '../../consent/consent.ts';
import { moreLinks, quickLinks } from '../links.ts';
import { AboutColumn } from './AboutColumn.tsx';
import { ContactColumn } from './ContactColumn.tsx';
import { content } from './content.ts';
import { LinkColumn } from './LinkColumn.tsx';

/** The frame's end: who the association is, where else to go, how to reach it. */
export function Footer() {
  return (
    <footer className="site-footer surface-night">
      <Petals drift="carpet" className="site-footer-petals" />
      <Container className="relative">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 @xs:grid-cols-2 @5xl:grid-cols-[1.45fr_0.9fr_1.05fr_1.5fr]">
          <AboutColumn />
          <LinkColumn heading={content.quickLinks} links={quickLinks} />
          <LinkColumn heading={content.moreLinks} links={moreLinks} />
          <ContactColumn />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-5 text-sm text-muted">
          <p>
            {content.copyright(site.name)}
            {site.cnpj ? `, CNPJ ${site.cnpj}` : null}
          </p>
          <CookiePreferences />
        </div>
      </Container>
    </footer>
  );
}

/** One element before and after hydration, so that it keeps the focus; without scripts a link. */
function CookiePreferences() {
  const { label, href } = content.cookies;
  return (
    <>
      <button
        type="button"
        className="footer-link noscript:hidden"
        onClick={() => useConsentPanel.setState({ isOpen: true })}
      >
        {label}
      </button>
      <noscript>
        <a href={href} className="footer-link">
          {label}
        </a>
      </noscript>
    </>
  );
}
