import { remoteConfig } from '@site/platform/bundling/remote.ts';

export default remoteConfig('mf-institutional');
