import { useEffect, useState } from 'react';
import { useWidget } from '../useWidget.ts';
import { followPreviewLink, requestedPreview } from './previewCookie.ts';

const loadBar = () => import('./PreviewBar.tsx');

/** The bar of a preview, with the panel; without the cookie nothing of it is loaded, but in development. */
export function usePreview() {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    followPreviewLink();
    setRequested(process.env.NODE_ENV === 'development' || requestedPreview() !== undefined);
  }, []);
  return useWidget(loadBar, isRequested);
}
