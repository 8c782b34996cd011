import { testConfig } from '@site/platform/testing/testConfig.ts';

export default testConfig();
