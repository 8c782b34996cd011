import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import type { IconName } from '@site/design/ui/icons/paths.ts';
import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { site } from '@site/site';
import { content } from './content.ts';
import { FooterHeading } from './FooterHeading.tsx';

/** Chat, social profile, e-mail and address. */
export function ContactColumn() {
  return (
    <div className="@xs:col-span-2 @2xl:col-span-1">
      <FooterHeading>{content.contact}</FooterHeading>
      <ul>
        <li className="mt-3 mb-2">
          <ChatLink message={site.chat.messages.contato} label={content.chat} />
        </li>
        <ContactLink icon="mail" href={`mailto:${site.email}`} text={site.email} />
        <ContactLink icon="camera" href={site.socialUrl} text={content.social} newTab />
        <ContactLink
          icon="map-pin"
          href={content.mapUrl(site.address)}
          text={site.address}
          newTab
        />
      </ul>
    </div>
  );
}

interface ContactLinkProps {
  icon: IconName;
  href: string;
  text: string;
  newTab?: boolean;
}

function ContactLink({ icon, href, text, newTab = false }: ContactLinkProps) {
  return (
    <li>
      <a href={href} className="footer-link gap-3 text-sm" {...(newTab ? newTabAttributes : {})}>
        <Icon name={icon} className="size-[1.25em] text-link" />
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </a>
    </li>
  );
}
