import { site } from '@site/site';
import { describeHours } from '@site/site/hours.ts';

/** When the office is open, in words: the configuration has it as data. */
export const officeHours = describeHours(site.openingHours);
