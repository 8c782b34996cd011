import { AccessibilityWidget } from '../../accessibility/AccessibilityWidget.tsx';
import { ChatButton } from './ChatButton.tsx';
import { content } from './content.ts';

/** What stays at the lower corners of every page. */
export function CornerButtons() {
  return (
    <aside aria-label={content.label} data-print="hide">
      <AccessibilityWidget />
      <ChatButton />
    </aside>
  );
}
