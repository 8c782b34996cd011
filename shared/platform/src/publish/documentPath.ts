/**
 * The file of a claimed path below `pages/`: `/` → `index.html`, `/sobre` → `sobre.html`, and a
 * pattern `/blog/:category` → `blog/_.html`, which answers for any last segment that has no file
 * of its own. So the file system is the route table, and publishing a document claims its path.
 */
export function documentFile(path: string): string {
  if (path === '/') return 'index.html';
  return `${path.slice(1).replace(/:[a-z]+$/, '_')}.html`;
}
