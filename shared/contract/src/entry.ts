/** File name of a remote's federation entry; it changes with each build, so it may be cached. */
export function entryFile(build: string): string {
  return `remoteEntry-${build}.js`;
}

/** The build that an entry's address names: the inverse of `entryFile`; empty where it names none. */
export function buildOfEntry(address: string): string {
  return /-([0-9a-f]{8,64})\.js$/.exec(address)?.[1] ?? '';
}
