import type { Job } from './job.ts';

/** A city with its state, in words. */
export type Place = Pick<Job, 'city' | 'state'>;

/** "Goiânia, GO"; empty where the place is not known. */
export function placeName({ city, state }: Place): string {
  return city && `${city}, ${state}`;
}
