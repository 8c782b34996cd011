/** Yields to the browser: the code after it runs in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Not a timer: browsers delay nested timers, and timers of hidden tabs.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
