/** Lets the browser do what waits: what follows runs in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Neither late, as timers are when several follow each other, nor held up in hidden tabs.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
