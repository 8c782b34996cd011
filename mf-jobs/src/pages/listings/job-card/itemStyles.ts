/*
 * Said once for each list instead of on each of its items: a page of vacancies holds hundreds.
 */

/** Lines behind a petal: what an offer asks for. */
export const requirementItems =
  'grid gap-1.5 *:relative *:pl-4.5 *:wrap-anywhere *:before:absolute *:before:top-[0.55em] *:before:left-0 *:before:size-2 *:before:rounded-full *:before:rounded-bl-none *:before:border *:before:border-gold-dark *:before:bg-gold';

/** Labels side by side: what it gives. */
export const benefitItems =
  'flex flex-wrap gap-2 *:rounded-md *:border *:border-contour *:bg-moss *:px-2.5 *:py-1 *:text-sm *:text-ink *:wrap-anywhere';
