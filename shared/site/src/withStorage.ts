/** The result of an action on a storage of the browser; `undefined` where storage is blocked or the action throws. */
export function withStorage<Result>(
  area: 'localStorage' | 'sessionStorage',
  action: (storage: Storage) => Result,
): Result | undefined {
  try {
    return action(window[area]);
  } catch {
    return undefined;
  }
}
