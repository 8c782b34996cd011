import { remoteConfig } from '@site/build/vite/remote.ts';

export default remoteConfig('mf-channels');
