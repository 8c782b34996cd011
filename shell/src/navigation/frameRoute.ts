/** The one route of the shell: every path, because page documents say who owns which. */
export const FRAME_ROUTE = 'frame';
