/** Runs actions one after the other; one that fails keeps no other from running. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(action: () => Promise<Result>): Promise<Result> => {
    const result = last.then(action);
    last = result.catch(() => {});
    return result;
  };
}
