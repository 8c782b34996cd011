import { useWidget } from '../useWidget.ts';

const loadBar = () => import('./PreviewBar.tsx');
/** In cookies and query together: a preview is shown, or a link leads to one. */
const PREVIEW = /(^|[ ?&])preview=/;

/** The bar of a preview, with the panel; nothing of it is loaded without a cookie or link, but in development. */
export function usePreview() {
  return useWidget(loadBar, process.env.NODE_ENV === 'development' || isPreview());
}

function isPreview(): boolean {
  return 'document' in globalThis && PREVIEW.test(document.cookie + window.location.search);
}
