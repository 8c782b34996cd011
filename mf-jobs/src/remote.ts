import type { PageModule } from '@site/contract/contract.ts';
import { defineRemote } from '@site/contract/defineRemote.ts';
import { name } from '../package.json';
import { routes } from './routes.ts';

/** What this remote exposes through Module Federation. */
export default defineRemote(
  name,
  routes,
  import.meta.glob<PageModule>('./pages/*/Page.tsx'),
  import.meta.glob<PageModule>('./fragments/*/Fragment.tsx'),
);
