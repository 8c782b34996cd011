/** Raised only when an old remote could no longer be composed by a new shell, or the reverse. */
export const CONTRACT_VERSION = 1;

/** The one module every remote exposes through Module Federation. */
export const EXPOSED_MODULE = './remote';
