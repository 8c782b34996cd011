/**
 * Raised only when an old remote could no longer be composed by a new shell, or the reverse. The
 * version before is still understood by shell, composer and check, so that nobody has to publish
 * at the same time as anybody else.
 *
 * - 1: documents held SSI includes that the edge resolved on each request.
 * - 2: documents hold placeholders that the composer fills when somebody publishes; the manifest
 *   lists every file with size and hash; containers state the shared packages they require.
 */
export const CONTRACT_VERSION = 2;

/** The one module every remote exposes through Module Federation. */
export const EXPOSED_MODULE = './remote';
