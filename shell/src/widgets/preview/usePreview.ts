import { useEffect, useState } from 'react';
import { useWidget } from '../useWidget.ts';
import { followPreviewLink, requestedPreview } from './previewCookie.ts';

const loadBar = () => import('./PreviewBar.tsx');

/** The bar of a preview; without the cookie nothing of it is loaded. */
export function usePreview() {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    followPreviewLink();
    setRequested(requestedPreview() !== undefined);
  }, []);
  return useWidget(loadBar, isRequested);
}
