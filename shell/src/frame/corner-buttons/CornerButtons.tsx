import { AccessibilityWidget } from '../../accessibility/AccessibilityWidget.tsx';
import { usePreferences } from '../../accessibility/usePreferences.ts';
import { ChatButton } from './ChatButton.tsx';
import { content } from './content.ts';

/** What stays at the lower corners of every page. */
export function CornerButtons() {
  usePreferences();
  return (
    <aside aria-label={content.label} data-print="hide">
      <AccessibilityWidget place="corner" />
      <ChatButton />
    </aside>
  );
}
