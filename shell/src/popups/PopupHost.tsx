import { Suspense, useEffect, useState } from 'react';
import { lazyWidget } from '../widgets/lazyWidget.ts';
import { type PopupId, popups } from './definitions.ts';
import { recordDismissed, recordShown } from './popupRecords.ts';
import { watchForPopup } from './watchForPopup.ts';

const loadView = () => import('./PopupDialog.tsx');
const PopupDialog = lazyWidget(loadView);

export interface PopupHostProps {
  path: string;
  /** Whether the page stands: not while the next one is on its way. */
  isShown: boolean;
}

/** Opens a popup when the rules allow one on this page. Use a `key` of the path: a page each. */
export function PopupHost({ path, isShown }: PopupHostProps) {
  const { popup, close } = usePopup(path, isShown);
  if (!popup) return null;
  const dismiss = () => {
    recordDismissed(popup);
    close();
  };
  return (
    <Suspense fallback={null}>
      <PopupDialog id={popup} onClose={close} onDismiss={dismiss} />
    </Suspense>
  );
}

function usePopup(path: string, isShown: boolean) {
  const [popup, setPopup] = useState<PopupId | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isShown || isOver || !popups.some(({ showOnPages }) => showOnPages.includes(path))) return;
    // So that it opens on time; if it fails now, opening it says so.
    loadView().catch(() => {});
    return watchForPopup(path, ({ id }) => {
      recordShown(id);
      setPopup(id);
      setOver(true);
    });
  }, [path, isShown, isOver]);
  return { popup, close: () => setPopup(null) };
}
