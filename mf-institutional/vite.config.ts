import { remote } from '@site/platform/vite.ts';

export default remote({ root: import.meta.dirname });
