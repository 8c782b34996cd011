/** Goiás has had no summer time since 2019. */
const BEHIND_UTC_MS = 3 * 60 * 60 * 1000;

/** The association's clock at a moment (ms since 1970): "2026-11-22" and "09:05". Not by `Intl`: 50 to 120 ms. */
export function officeClock(moment: number): { date: string; time: string } {
  const [date = '', time = ''] = new Date(moment - BEHIND_UTC_MS).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}
