import checks from './linkChecks.json';

const dates = new Map<string, string>(Object.entries(checks));

/**
 * The day a link was last seen to answer, for machines and for people; nothing for a link that was
 * never checked. `npm run check:links -w mf-channels` writes the days down.
 */
export function checkOf(link: string): { date: string; text: string } | undefined {
  const date = dates.get(link);
  return date ? { date, text: date.split('-').reverse().join('/') } : undefined;
}
