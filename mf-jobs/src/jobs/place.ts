import { PLACES } from './places.ts';

/** A city as people say it. */
export interface Place {
  city: string;
  state: string;
}

/** The city of a postal code (`74015-040`), if it is one of those we know. */
export function placeOf(zip: string): Place | undefined {
  const [, digits] = /^(\d{5})-?\d{3}$/.exec(zip) ?? [];
  const prefix = Number(digits ?? Number.NaN);
  const found = PLACES.find(([from, to]) => from <= prefix && prefix <= to);
  return found && { city: found[2], state: found[3] };
}
