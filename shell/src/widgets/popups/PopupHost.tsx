import { useEffect, useState } from 'react';
import { popupContent } from '../../content.ts';
import { useWidget } from '../useWidget.ts';
import { considerPopup } from './considerPopup.ts';
import { type PopupId, popups } from './eligibility.ts';

const loadDialog = () => import('./PopupDialog.tsx');

export interface PopupHostProps {
  path: string;
  /** Whether the page stands: not while the next one is on its way. */
  isShown: boolean;
}

/**
 * Shows a popup when the rules allow one on this page, and announces its title politely: the focus
 * stays where it is. Use a `key` of the path: the popups are considered once on each page.
 */
export function PopupHost({ path, isShown }: PopupHostProps) {
  const mayOpen = popups.some(({ showOnPages }) => showOnPages.includes(path));
  // Loaded while the visitor looks at the page, so that it opens on time.
  const PopupDialog = useWidget(loadDialog, mayOpen);
  /** Not considered yet while it is undefined. */
  const [popup, setPopup] = useState<PopupId | null>();
  const isDue = mayOpen && isShown && popup === undefined;
  useEffect(() => (isDue ? considerPopup(path, setPopup) : undefined), [isDue, path]);
  const shown = PopupDialog && popup;
  return (
    <>
      {/* Always there: screen readers announce changes of an element that they know. */}
      <p role="status" className="sr-only">
        {shown ? popupContent[shown].title : ''}
      </p>
      {shown ? <PopupDialog id={shown} onClose={() => setPopup(null)} /> : null}
    </>
  );
}
