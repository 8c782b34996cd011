/** Does something again and again, with a pause between; `stop` waits until it is done. */
export function everyRound(pauseMs: number, round: () => Promise<void>): { stop(): Promise<void> } {
  let isStopped = false;
  let wake = () => {};
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = async () => {
    for (await pause(); !isStopped; await pause()) await round();
  };
  const looping = loop();
  return {
    async stop() {
      isStopped = true;
      wake();
      await looping;
    },
  };
}
