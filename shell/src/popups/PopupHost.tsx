import { useEffect, useState } from 'react';
import { useWidget } from '../widgets/useWidget.ts';
import { popupContent } from './content.ts';
import { type PopupId, popups } from './definitions.ts';
import { recordDismissed, recordShown } from './popupRecords.ts';
import { watchForPopup } from './watchForPopup.ts';

const loadDialog = () => import('./PopupDialog.tsx');

export interface PopupHostProps {
  path: string;
  /** Whether the page stands: not while the next one is on its way. */
  isShown: boolean;
}

/**
 * Opens a popup when the rules allow one on this page, and says its title politely: whoever is
 * reading keeps the focus. Use a `key` of the path: a page each.
 */
export function PopupHost({ path, isShown }: PopupHostProps) {
  const mayOpen = popups.some(({ showOnPages }) => showOnPages.includes(path));
  // Loaded while the visitor looks at the page, so that it opens on time.
  const PopupDialog = useWidget(loadDialog, mayOpen);
  const { popup, close } = usePopup(path, mayOpen && isShown);
  const dismiss = () => {
    if (popup) recordDismissed(popup);
    close();
  };
  return (
    <>
      {/* Always there, or screen readers would not notice that it speaks. */}
      <p role="status" className="sr-only">
        {popup && PopupDialog ? popupContent[popup].title : ''}
      </p>
      {popup && PopupDialog ? <PopupDialog id={popup} onClose={close} onDismiss={dismiss} /> : null}
    </>
  );
}

function usePopup(path: string, mayOpen: boolean) {
  const [popup, setPopup] = useState<PopupId | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!mayOpen || isOver) return;
    return watchForPopup(path, ({ id }) => {
      recordShown(id);
      setPopup(id);
      setOver(true);
    });
  }, [path, mayOpen, isOver]);
  return { popup, close: () => setPopup(null) };
}
