/** Where edge and start server give a page's document without the shell's parts. */
export function rawPath(pathname: string): string {
  return `/pages${pathname === '/' ? '/index' : pathname}.html`;
}

/** The page of such an address: the inverse of `rawPath`. */
export function pageOfRaw(path: string): string {
  return path.replace(/^\/pages/, '').replace(/(\/index)?\.html$/, '') || '/';
}
