/** The pages and fragments of all remotes, as a form that renders in the browser loads them (`buildClient.ts`). */
declare module 'virtual:pages' {
  export const parts: readonly import('./renderSite.tsx').ClientPart[];
}
/** The stylesheet of such a form. */
declare module 'virtual:styles';
