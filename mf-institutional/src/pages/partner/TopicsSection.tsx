import { chatUrl } from '@site/contract/chat.ts';
import { site } from '@site/contract/site.ts';
import { Icon } from '@site/ui/icons/Icon.tsx';
import type { IconName } from '@site/ui/icons/paths.ts';
import { NewTabHint, newTabAttributes } from '@site/ui/new-tab/NewTabHint.tsx';
import { Section } from '@site/ui/section/Section.tsx';
import type { ReactNode } from 'react';
import type { content } from './content.ts';

const rowClass =
  'flex min-h-touch items-center justify-between gap-4 border-t border-line py-5 text-lg font-semibold hover:text-link hover:underline hover:underline-offset-4';

/** What a visitor may want to talk about; each opens the chat with its own message. */
export function TopicsSection({ heading, intro, items, membership }: typeof content.topics) {
  return (
    <Section tone="white" layout="side" heading={heading} intro={intro}>
      <ul className="border-b border-line">
        {items.map(({ label, message }) => (
          <li key={label}>
            <a className={rowClass} href={chatUrl(site.chat, message)} {...newTabAttributes}>
              <RowText icon="chat">
                {label}
                <NewTabHint />
              </RowText>
            </a>
          </li>
        ))}
        <li>
          <a className={rowClass} href={membership.href}>
            <RowText icon="arrow-right">{membership.label}</RowText>
          </a>
        </li>
      </ul>
    </Section>
  );
}

function RowText({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <span className="min-w-0">{children}</span>
      <Icon name={icon} className="size-6 text-link" />
    </>
  );
}
