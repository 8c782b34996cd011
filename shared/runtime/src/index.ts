/** The federated singleton of shell and remotes. Remotes may use what `RUNTIME_EXPORTS` lists. */

export { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { routerBridge, type SiteRouter, staticBridge } from './bridge.ts';
export { allows, CONSENT_CATEGORIES, type Consent, type ConsentCategory } from './consent.ts';
export { Fragment } from './Fragment.tsx';
export { PageRoot } from './PageRoot.tsx';
export { type ToastRequest, useSiteStore } from './siteStore.ts';
export { toast } from './toast.ts';
export { TOOLTIP_ATTRIBUTE, tooltip } from './tooltip.ts';
export { useConsent, useEmbed } from './useEmbed.ts';
