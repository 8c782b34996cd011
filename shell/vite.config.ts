import { shellConfig } from '@site/platform/bundling/shell.ts';

export default shellConfig();
