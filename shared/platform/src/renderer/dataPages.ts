import type { Head } from '@site/content/page.ts';
import type { Crumb } from '@site/content/structuredData.ts';
import type { PageProps } from '@site/contract/contract.ts';
import type { SearchFile } from '@site/contract/search.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';

export interface Read<Item> {
  items: Item[];
  /** Ids of rows that could not be read. */
  skipped: readonly string[];
  /** How many rows of the answer were not asked for: they may be personal data. */
  foreign: number;
  /** How many rows there are, skipped ones among them; the oldest may be left unread. */
  total: number;
  /** When any of them last changed, as the database says; empty where there is none. */
  newest: string;
}

/** What a remote says of its pages that are made of data; the platform reads, renders and publishes. */
export interface DataPages<Item, State extends object> {
  /** Columns `id`, `created_at` and `updated_at`; a view `<name>_revision` says whether it changed. */
  table: {
    name: string;
    /** Required values of columns: a row with other values is never published. */
    where: Record<string, string>;
    /** So many rows are read at most, the newest. */
    maxRows: number;
  };
  /** Paths and patterns of `src/routes.ts` whose documents the build leaves to the data. */
  routes: readonly string[];
  /** Rows as they came, parsed; what cannot be read is named. */
  parse(rows: readonly unknown[]): Pick<Read<Item>, 'items' | 'skipped'>;
  /** What is kept in a file over restarts and new builds. */
  state: z.ZodMiniType<State>;
  /** The state after a read. */
  update(before: State | undefined, read: Omit<Read<Item>, 'foreign' | 'newest'>, now: Date): State;
  /** The publication of a state. `staleSince`: time of the last answer if the database does not answer, else empty. */
  publish(kept: Kept<State>, staleSince: string): Publication;
}

/** A state, when it last changed, and when the database last answered. */
export type Kept<State extends object> = State & { changedAt: string; readAt: string };

export interface Publication {
  files: readonly DataFile[];
  /** One at a time. */
  pages: Iterable<PagePlan>;
  /** What the site's search finds beside the build's own pages. */
  search?: Pick<SearchFile, 'entries'>;
  /** What operators are told, as of rows that have no room; else empty. */
  notice?: string;
}

export type DataFile = ReturnType<typeof dataFile>;

/**
 * A file that a release adds to the build, named after its content: `name` is its path with `*` in the place of
 * the hash, `data/*.html`.
 */
export function dataFile(name: string, text: string) {
  const bytes = Buffer.from(text);
  const sha256 = sha256Of(bytes);
  return { file: name.replace('*', sha256.slice(0, 16)), bytes, sha256 };
}

export interface PagePlan {
  path: string;
  /** The path or pattern of `src/routes.ts` that it belongs to. */
  page: string;
  Page: ComponentType<PageProps>;
  /** What `usePageData` gives to the page. */
  data: object;
  head: Head;
  structuredData?: readonly object[];
  crumbs: readonly Crumb[];
  /** Its address answers 410. */
  isGone?: boolean;
  /** ISO 8601: when its content last changed, as far as the data say; else empty. */
  changedAt: string;
  /** The Atom feed that belongs to it, one of the publication's files. */
  feed?: string;
}
