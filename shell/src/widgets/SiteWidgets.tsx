import { useSiteStore } from '@site/runtime';
import { useEffect } from 'react';
import { PageNotice } from '../errors/PageNotice.tsx';
import { usePlace } from '../navigation/siteRouter.ts';
import { trackEngagement } from '../visitor/visit.ts';
import { BottomNotices } from './BottomNotices.tsx';
import { ConsentBar } from './consent/ConsentBar.tsx';
import { ConsentPanel } from './consent/ConsentPanel.tsx';
import { useConsentPanel } from './consent/consent.ts';
import { PopupHost } from './popups/PopupHost.tsx';
import { TooltipHost } from './tooltips/TooltipHost.tsx';
import { useWidget } from './useWidget.ts';

const loadToasts = () => import('./toasts/Toasts.tsx');

const loadPreview = () => import('./preview/PreviewBar.tsx');
/** Matches cookies and query together: a preview is active, or the address is a link to a preview. */
const PREVIEW = /(^|[ ?&])preview=/;

/** The cookie banner and the floating parts. These load when needed, since one HTML serves all visitors. */
export function SiteWidgets() {
  const pathname = usePlace(({ location }) => location.pathname);
  const isShown = usePlace(({ location, target }) => location === target);
  useEffect(() => trackEngagement(pathname), [pathname]);
  const isChoosing = useConsentPanel(({ isOpen }) => isOpen);
  const Preview = useWidget(loadPreview, process.env.NODE_ENV === 'development' || isPreview());
  const hasToasts = useSiteStore(({ toastRequests }) => toastRequests.length > 0);
  const Toasts = useWidget(loadToasts, hasToasts);
  return (
    <>
      <ConsentBar />
      {isChoosing ? <ConsentPanel /> : null}
      <BottomNotices>
        <PageNotice />
        {Preview ? <Preview /> : null}
        <PopupHost key={pathname} path={pathname} isShown={isShown} />
      </BottomNotices>
      {Toasts ? <Toasts /> : null}
      <TooltipHost key={pathname} />
    </>
  );
}

function isPreview(): boolean {
  return 'document' in globalThis && PREVIEW.test(document.cookie + window.location.search);
}
