import { useLoaderData, useNavigation } from 'react-router-dom';
import { ConsentHost } from '../consent/ConsentHost.tsx';
import type { LoadedPage } from '../navigation/loadedPage.ts';
import { PopupHost } from '../popups/PopupHost.tsx';
import { ToastHost } from '../toasts/ToastHost.tsx';
import { TooltipHost } from '../tooltips/TooltipHost.tsx';
import { useEngagement } from '../visitor/trackEngagement.ts';
import { BottomNotices } from './BottomNotices.tsx';

/**
 * What floats above every page: cookie banner, popup, toasts, tooltips. All of it is empty on the
 * server, because the frame's HTML is the same for every visitor, and loads when it is needed.
 */
export function SiteWidgets() {
  const { pathname } = useLoaderData<LoadedPage>();
  const isShown = useNavigation().state === 'idle';
  useEngagement(pathname);
  return (
    <>
      <BottomNotices>
        <PopupHost key={pathname} path={pathname} isShown={isShown} />
        <ConsentHost />
      </BottomNotices>
      <ToastHost />
      <TooltipHost key={pathname} />
    </>
  );
}
