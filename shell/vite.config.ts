import { shell } from '@site/platform/vite.ts';

export default shell({ root: import.meta.dirname });
