import { remoteConfig } from '@site/platform/bundling/remote.ts';

export default remoteConfig(import.meta.dirname);
