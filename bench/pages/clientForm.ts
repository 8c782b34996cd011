import { federationHost } from '@site/platform/bundling/federation.ts';
import { build } from 'vite';
import { clientConfig } from './clientConfig.ts';

/* Builds the single bundle, or the host of the usual federation, in a process of its own. */
const [form = 'spa'] = process.argv.slice(2);
await build(
  form === 'federation'
    ? clientConfig(form, federationHost('host', { isOffering: true }))
    : clientConfig('spa', []),
);
