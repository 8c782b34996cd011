import { describeHours } from '@site/content/hours.ts';
import { site } from '@site/site';

/** When the office is open, in words: the configuration has it as data. */
export const officeHours = describeHours(site.openingHours);
