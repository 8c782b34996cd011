import { Icon } from '@site/design/ui/icons/Icon.tsx';
import {
  chatIcon,
  clockIcon,
  type IconPath,
  mailIcon,
  mapPinIcon,
} from '@site/design/ui/icons/icons.ts';
import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { mapSearchUrl, site } from '@site/site';
import { chatUrl } from '@site/site/chat.ts';
import type { ReactNode } from 'react';
import type { content } from './content.ts';
import { readablePhone } from './readablePhone.ts';

const linkClass =
  'inline-flex min-h-touch items-center font-semibold text-link underline decoration-1 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-2';

/** How to reach the association, marked up as an hCard for address books. */
export function ContactCard({ heading, chat, email, address, hours }: typeof content.contact) {
  return (
    <section
      aria-label={heading}
      // For address books `h-card` names a contact; for our utilities it is also a height.
      className="h-card h-auto! surface-paper rounded-lg rounded-tr-[4rem] border border-line p-card"
    >
      <h2 className="p-name p-org pr-8 text-xl font-bold tracking-tight">{site.name}</h2>
      <dl className="mt-4">
        <ContactLine icon={chatIcon} label={chat.label}>
          <a className={`p-tel ${linkClass}`} href={chatUrl(chat.message)} {...newTabAttributes}>
            {readablePhone(site.chat.phoneNumber)}
          </a>
        </ContactLine>
        <ContactLine icon={mailIcon} label={email}>
          <a className={`u-email ${linkClass}`} href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </ContactLine>
        <ContactLine icon={mapPinIcon} label={address}>
          <a className={`p-adr ${linkClass}`} href={mapSearchUrl()} {...newTabAttributes}>
            {site.address}
          </a>
        </ContactLine>
        <ContactLine icon={clockIcon} label={hours.label}>
          {hours.lines.map(({ days, times }) => (
            <span key={days} className="block">
              <span className="block font-semibold">{days}</span>
              <span className="block">{times}</span>
            </span>
          ))}
        </ContactLine>
      </dl>
    </section>
  );
}

interface ContactLineProps {
  icon: IconPath;
  label: string;
  children: ReactNode;
}

function ContactLine({ icon, label, children }: ContactLineProps) {
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-3">
      <dt className="contents">
        <Icon icon={icon} className="row-span-2 mt-0.5 size-6 text-link" />
        <span className="text-sm text-muted">{label}</span>
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  );
}
