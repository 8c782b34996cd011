/** The pages of all remotes, as a form that renders in the browser loads them (see `buildClient.ts`). */
declare module 'virtual:pages' {
  export const pages: readonly import('./renderSite.tsx').ClientPage[];
}
