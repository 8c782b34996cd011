/**
 * A whole number as it is written in Portuguese: 5.000. Not by `Intl`, whose first format takes a
 * phone 50 ms and more, in the middle of hydration.
 */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}
