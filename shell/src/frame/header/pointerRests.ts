/**
 * On `<html>` until the frame is hydrated: the pointer has not moved since the page was loaded, or
 * since the cookie bar went and the header moved up. A menu that lies under it does not open.
 */
export const POINTER_RESTS = 'data-pointer-rests';
