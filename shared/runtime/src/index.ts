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
export { type MountedPage, mountPage } from './mount/mountPage.ts';
export { PageRoot, type PageRootProps } from './mount/PageRoot.tsx';
export { type SiteRouter, staticBridge } from './router/bridge.ts';
export { PREFERENCES_KEY, type Preferences, TEXT_SIZE } from './store/preferencesSlice.ts';
export { useSiteStore } from './store/siteStore.ts';
