import { otherNumber } from '@site/content/plural.ts';
import { needlesOf } from '@site/content/words.ts';
import * as z from 'zod/mini';
import type { Brief, Job } from '../jobs/job.ts';

/**
 * All vacancies, to be searched in a browser: each in one line, newest first, and for each word of
 * any of them the vacancies that have it. One file for all visitors, loaded at the first search.
 */
export const searchIndexSchema = z.object({
  /** Path, title, company, city, state, date. */
  jobs: z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string()])),
  words: z.array(z.string()),
  /** For each word the places in `jobs`, each as the distance from the one before, to base 36. */
  places: z.array(z.string()),
});

export type SearchIndexFile = z.infer<typeof searchIndexSchema>;

/** Makes the index of vacancies, newest first. */
export function makeSearchIndex(jobs: readonly Job[]): SearchIndexFile {
  const found = new Map<string, number[]>();
  jobs.forEach((job, place) => {
    for (const word of wordsOfJob(job)) {
      const places = found.get(word);
      if (places) places.push(place);
      else found.set(word, [place]);
    }
  });
  const rows = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    jobs: jobs.map(({ path, title, companyName, city, state, createdAt }) => [
      path,
      title,
      companyName,
      city,
      state,
      `${createdAt.slice(0, 16)}Z`,
    ]),
    words: rows.map(([word]) => word),
    places: rows.map(([, places]) => encode(places)),
  };
}

/** Finds vacancies by words, as the directory's filter does: no case, no accents, any number. */
export class JobSearch {
  private readonly file: SearchIndexFile;
  /** Each word as a plural or singular, where it is not; asked for with every keystroke. */
  private readonly others: readonly (readonly string[])[];
  private readonly decoded: (readonly number[] | undefined)[] = [];

  constructor(file: SearchIndexFile) {
    this.file = file;
    this.others = file.words.map(otherNumber);
  }

  /**
   * The places of the vacancies in which every word is found, newest first; all of them for an empty
   * search. Places alone, because a single letter finds thousands and few are shown.
   */
  find(query: string): number[] {
    const found = needlesOf(query).map(({ word }) => this.withWord(word));
    const places: number[] = [];
    for (let place = 0; place < this.file.jobs.length; place += 1) {
      if (found.every((marks) => marks[place])) places.push(place);
    }
    return places;
  }

  /** The vacancies at these places, in one line each. */
  briefs(places: readonly number[]): Brief[] {
    return places.flatMap((place) => {
      const job = this.file.jobs[place];
      if (!job) return [];
      const [path, title, companyName, city, state, createdAt] = job;
      return [{ path, title, companyName, city, state, createdAt }];
    });
  }

  private withWord(needle: string): Uint8Array {
    const { jobs, words } = this.file;
    const marks = new Uint8Array(jobs.length);
    let left = jobs.length;
    for (let at = 0; at < words.length && left > 0; at += 1) {
      const isMatch =
        words[at]?.includes(needle) || this.others[at]?.some((other) => other.startsWith(needle));
      if (!isMatch) continue;
      for (const place of this.placesOf(at)) {
        if (!marks[place]) left -= 1;
        marks[place] = 1;
      }
    }
    return marks;
  }

  private placesOf(at: number): readonly number[] {
    this.decoded[at] ??= decode(this.file.places[at] ?? '');
    return this.decoded[at];
  }
}

function wordsOfJob(job: Job): Set<string> {
  const { title, companyName, locationZip, city, state, description } = job;
  const place = [locationZip, city, state];
  const texts = [title, companyName, ...place, description, ...job.requirements, ...job.benefits];
  // Word by word, because signs count beside a single letter: "C#".
  return new Set(
    texts.flatMap((text) =>
      text.split(/\s+/).flatMap((word) => needlesOf(word).map((needle) => needle.word)),
    ),
  );
}

function encode(places: readonly number[]): string {
  return places.map((place, at) => (place - (places[at - 1] ?? 0)).toString(36)).join(' ');
}

function decode(text: string): number[] {
  let place = 0;
  return text.split(' ').map((step) => {
    place += Number.parseInt(step, 36);
    return place;
  });
}
