import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { accessibilityIcon } from '@site/design/ui/icons/icons.ts';
import { tooltip } from '@site/runtime';
import { accessibility as content } from '../../content.ts';
import { PANEL_ID } from './AccessibilityPanel.tsx';

/** At the lower left where there is room beside the page, else in the header: it covers nothing. */
const looks = {
  header: 'beside:hidden grid size-touch place-items-center rounded-md text-link hover:bg-moss',
  corner:
    'max-beside:hidden corner-button fixed start-(--corner-edge) bottom-(--corner-end) z-accessibility border-control bg-paper text-link magnified:static',
} as const;

/** Opens and closes the panel, before scripts run, too. One of both places shows; nothing in the panel works without scripts. */
export function AccessibilityButton({ place }: { place: keyof typeof looks }) {
  return (
    <button
      type="button"
      className={`${looks[place]} noscript:hidden`}
      aria-label={content.open}
      aria-controls={PANEL_ID}
      popoverTarget={PANEL_ID}
      {...tooltip(content.open)}
    >
      <Icon icon={accessibilityIcon} className="size-[min(1.75rem,32px)]" />
    </button>
  );
}
