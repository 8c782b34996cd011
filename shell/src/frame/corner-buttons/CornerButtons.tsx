import { AccessibilityWidget } from '../../accessibility/AccessibilityWidget.tsx';
import { ChatButton } from './ChatButton.tsx';

/** What stays at the lower corners of every page. */
export function CornerButtons() {
  return (
    <aside aria-label="Atalhos" data-print="hide">
      <AccessibilityWidget />
      <ChatButton />
    </aside>
  );
}
