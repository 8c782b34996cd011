/** How the host loads each remote (see `build.ts`). */
declare module 'virtual:remote-loaders' {
  export const loaders: Record<
    string,
    () => Promise<{ default: import('@site/contract/contract.ts').RemoteModule }>
  >;
}
