import { Icon } from '@site/design/ui/icons/Icon.tsx';
import type { IconName } from '@site/design/ui/icons/paths.ts';
import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { Section } from '@site/design/ui/section/Section.tsx';
import { chatUrl } from '@site/site/chat.ts';
import type { ReactNode } from 'react';
import type { content } from './content.ts';

const rowClass =
  'flex min-h-touch items-center justify-between gap-4 border-t border-line py-5 text-lg font-semibold hover:text-link hover:underline hover:underline-offset-4';

/** What a visitor may want to talk about; each opens the chat with its own message. */
export function TopicsSection({ heading, intro, items, membership }: typeof content.topics) {
  return (
    <Section tone="paper" layout="side" heading={heading} intro={intro}>
      <ul className="border-b border-line">
        {items.map(({ label, message }) => (
          <li key={label}>
            <a className={rowClass} href={chatUrl(message)} {...newTabAttributes}>
              <RowText icon="chat">{label}</RowText>
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
