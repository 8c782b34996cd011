import { useEffect } from 'react';
import { PageNotice } from '../errors/PageNotice.tsx';
import { usePlace } from '../navigation/siteRouter.ts';
import { trackEngagement } from '../visitor/visit.ts';
import { BottomNotices } from './BottomNotices.tsx';
import { ConsentBar } from './consent/ConsentBar.tsx';
import { ConsentPanel } from './consent/ConsentPanel.tsx';
import { PopupHost } from './popups/PopupHost.tsx';
import { usePreview } from './preview/usePreview.ts';
import { ToastHost } from './toasts/ToastHost.tsx';
import { TooltipHost } from './tooltips/TooltipHost.tsx';

/**
 * What no page asks for itself: the cookie banner, and what floats. That is empty on the server, where
 * one HTML serves all visitors, and loads when it is needed.
 */
export function SiteWidgets() {
  const pathname = usePlace(({ location }) => location.pathname);
  const isShown = usePlace(({ location, target }) => location === target);
  useEffect(() => trackEngagement(pathname), [pathname]);
  const Preview = usePreview();
  return (
    <>
      <ConsentBar />
      <ConsentPanel />
      <BottomNotices>
        <PageNotice />
        {Preview ? <Preview /> : null}
        <PopupHost key={pathname} path={pathname} isShown={isShown} />
      </BottomNotices>
      <ToastHost />
      <TooltipHost key={pathname} />
    </>
  );
}
