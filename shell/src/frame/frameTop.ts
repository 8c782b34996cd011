/** Class of the element around all of the frame that stands before the page; it has no box. */
export const FRAME_TOP = 'frame-top';
