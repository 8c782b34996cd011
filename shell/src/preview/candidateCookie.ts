/** What a tester's browser asks the edge for: one release of one remote, in place of the one on stage. */
export interface Candidate {
  remote: string;
  /** Its build, and where its pages depend on data the revision of that data: `4f0c9a12.r3`. */
  release: string;
}

const COOKIE = /(?:^|; )candidate=(mf-[a-z0-9-]+)\.([0-9a-f]+(?:\.[0-9a-z]+)?)(?:;|$)/;

/** The candidate that this browser asks for; nothing for nearly everybody. */
export function askedCandidate(): Candidate | undefined {
  const [, remote, release] = COOKIE.exec(document.cookie) ?? [];
  return remote && release ? { remote, release } : undefined;
}

/** Asks for what is on stage again, from the next page on. */
export function leavePreview(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = 'candidate=; path=/; max-age=0';
}
