import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { chatIcon } from '@site/design/ui/icons/icons.ts';
import { newTabAttributes } from '@site/design/ui/new-tab/newTabAttributes.ts';
import { tooltip } from '@site/runtime';
import { site } from '@site/site';
import { chatUrl } from '@site/site/chat.ts';
import { useEffect, useState } from 'react';
import { cornerButtons as content } from '../content.ts';
import { usePlace } from '../navigation/siteRouter.ts';
import { AccessibilityButton } from './accessibility/AccessibilityButton.tsx';
import { followPreferences } from './accessibility/preferences.ts';

/** The buttons fixed to the lower corners of every page. */
export function CornerButtons() {
  useEffect(followPreferences, []);
  return (
    <aside aria-label={content.label} data-print="hide">
      <AccessibilityButton place="corner" />
      <div className="chat-corner">
        <a
          href={usePageChat()}
          {...newTabAttributes}
          {...tooltip(content.chat.label + content.chat.note)}
          className="chat-button corner-button border-paper bg-chat text-on-chat hover:bg-chat-dark"
        >
          <Icon icon={chatIcon} className="size-[min(1.75rem,32px)] max-md:size-[1.3em]" />
          <span className="md:@max-beside-text:sr-only">
            {content.chat.label}
            <span className="md:sr-only">{content.chat.note}</span>
          </span>
        </a>
      </div>
    </aside>
  );
}

const generic = chatUrl(site.chat.messages.default);

/** The chat that the page's first screen opens: both buttons are in sight on phones, and say the same. */
function usePageChat(): string {
  const pathname = usePlace(({ location }) => location.pathname);
  const [href, setHref] = useState(generic);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own.
  useEffect(() => {
    const [chat] = generic.split('?');
    const own = `main [data-remote] > :has(h1) a[href^="${chat}?"]`;
    setHref(document.querySelector<HTMLAnchorElement>(own)?.href ?? generic);
  }, [pathname]);
  return href;
}
