import type { Place } from './place.ts';

/** "Goiânia, GO"; empty where we do not know the place. */
export function placeName({ city, state }: Place): string {
  return city && `${city}, ${state}`;
}
