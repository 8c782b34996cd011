/**
 * The one module, besides React, that shell and remotes share as a federated singleton. What
 * remotes may use is in the contract (`runtimeSchema`); the rest is the shell's.
 */

export type { Location } from 'react-router-dom';
export {
  createBrowserRouter,
  Link,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { type EmbedState, useConsent, useEmbed } from './embeds/useEmbed.ts';
export { type MountedPage, mountPage } from './mount/mountPage.ts';
export { PageRoot, type PageRootProps } from './mount/PageRoot.tsx';
export { type SiteRouter, staticBridge } from './router/bridge.ts';
export {
  allows,
  CONSENT_CATEGORIES,
  type Consent,
  type ConsentCategory,
  consentTo,
} from './store/consent.ts';
export { type Engagement, engagementScore, isEngaged } from './store/engagement.ts';
export { PREFERENCES_KEY, type Preferences, TEXT_SIZE } from './store/preferencesSlice.ts';
export { useSiteStore } from './store/siteStore.ts';
export { type StoredValue, storedValue } from './store/storedValue.ts';
export type { ToastRequest } from './store/toastSlice.ts';
export { type ToastOptions, toast } from './toast/toast.ts';
export { TOOLTIP_ATTRIBUTE, tooltip } from './tooltip/tooltip.ts';
