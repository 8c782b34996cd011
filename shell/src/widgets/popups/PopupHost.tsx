import { useState, useSyncExternalStore } from 'react';
import { popupContent } from '../../content.ts';
import { useWidget } from '../useWidget.ts';
import { DelayedPopup } from './DelayedPopup.tsx';
import { eligiblePopup, mayOpenOn, type PopupId } from './popups.ts';

const POPUP_DELAY_MS = 2000;

const loadDialog = () => import('./PopupDialog.tsx');

/** Shows a popup when the rules allow one, 2 s after the page is ready; with the path as `key`, once on each. */
export function PopupHost({ path, isShown }: { path: string; isShown: boolean }) {
  const mayOpen = mayOpenOn(path);
  // Loaded while the visitor looks at the page, so that it opens on time.
  const PopupDialog = useWidget(loadDialog, mayOpen);
  const isReady = useSyncExternalStore(onReadiness, isPageReady, () => false);
  const [popup, setPopup] = useState<PopupId | null>();
  const isAwaited = mayOpen && isShown && isReady && popup === undefined;
  const shown = PopupDialog && popup;
  return (
    <>
      {isAwaited ? (
        <DelayedPopup delay={POPUP_DELAY_MS} onDue={() => setPopup(eligiblePopup(path))} />
      ) : null}
      {/* Always there: screen readers announce changes of an element that they know. */}
      <p role="status" className="sr-only">
        {shown ? popupContent[shown].title : ''}
      </p>
      {shown ? <PopupDialog id={shown} onClose={() => setPopup(null)} /> : null}
    </>
  );
}

function isPageReady(): boolean {
  return document.readyState === 'complete' && !document.hidden;
}

function onReadiness(listener: () => void): () => void {
  window.addEventListener('load', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('load', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
