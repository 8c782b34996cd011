import { shellConfig } from '@site/build/vite/shell.ts';

export default shellConfig();
