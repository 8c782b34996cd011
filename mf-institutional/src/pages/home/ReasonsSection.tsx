import { ChatLink } from '@site/design/ui/chat-link/ChatLink.tsx';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { Section } from '@site/design/ui/section/Section.tsx';
import type { content } from './content.ts';

/** Eight reasons on a ruled sheet, heading and chat button at its side. */
export function ReasonsSection({ heading, intro, items, chat }: typeof content.reasons) {
  return (
    <Section
      tone="paper"
      layout="side"
      heading={heading}
      intro={
        <>
          <p>{intro}</p>
          <ChatLink className="mt-6" {...chat} />
        </>
      }
    >
      <ul className="grid grid-cols-1 gap-x-10 @xl:grid-cols-2">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 border-t border-line py-6">
            <Icon name={icon} className="mt-0.5 size-7 text-link" />
            <div className="min-w-0">
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
