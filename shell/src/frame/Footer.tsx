import { chatUrl } from '@site/contract/chat.ts';
import { site } from '@site/contract/site.ts';
import { footerLinks, mainLinks, partnerLink } from './links.ts';

/** The frame's end: links, contact, copyright. */
export function Footer() {
  return (
    <footer className="bg-verde-noite text-white">
      <div className="mx-auto grid max-w-300 gap-8 px-4 py-12 md:grid-cols-3">
        <p>{site.name}</p>
        <ul>
          {[...mainLinks, partnerLink, ...footerLinks].map(({ label, href }) => (
            <li key={href}>
              <a className="inline-flex min-h-11 items-center" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <a
          className="inline-flex min-h-11 items-center"
          href={chatUrl(site.chat, site.chat.messages.default)}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </a>
        <p>© 2025 {site.name}</p>
      </div>
    </footer>
  );
}
