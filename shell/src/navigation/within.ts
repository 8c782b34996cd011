/** Gives a promise a time limit; after `milliseconds` it rejects, naming what was awaited. */
export function within<Value>(
  milliseconds: number,
  promise: Promise<Value>,
  what: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new Error(`${what} did not load within ${milliseconds} ms.`));
    timer = setTimeout(late, milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
