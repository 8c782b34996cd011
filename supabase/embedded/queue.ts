/** Returns a function that runs tasks one after the other, in the order of the calls. */
export function inTurn(): <T>(task: () => Promise<T> | T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
