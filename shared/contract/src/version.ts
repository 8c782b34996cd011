/**
 * Raised only when an old remote could no longer be composed by a new shell, or the reverse.
 *
 * - 1: documents held SSI includes that the edge resolved on each request.
 * - 2: documents hold placeholders that the composer fills at a publication; the manifest
 *   lists every file with size and hash; containers state the shared packages they require.
 * - 3: documents hold no style and no script of their own, for the policy lets neither pass; they
 *   list their modules as data, for nothing of them may come before the page's own text and picture.
 *
 * What raising it means: shell, composer and check understand the version before, too, so no team
 * has to publish at the same time as another. The shell goes first; a remote of a version that the
 * active shell does not know waits for it. A remote two versions behind has to be built anew before
 * the shell's next step, which the composer refuses until then.
 */
export const CONTRACT_VERSION = 3;

/** Whether a shell of one contract version understands a remote of another. */
export function understands(shell: number, remote: number): boolean {
  return remote === shell || remote === shell - 1;
}

/** The one module every remote exposes through Module Federation. */
export const EXPOSED_MODULE = './remote';
