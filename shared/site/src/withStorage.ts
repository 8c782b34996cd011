/** What an action gives of a storage of the browser; nothing where pages get none, or it throws. */
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
