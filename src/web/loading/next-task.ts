/**
 * The text of a function that resolves in the next task, for scripts that the pages carry as text.
 * It is a message and no timer: a timer may be made to wait for long.
 */
export const nextTask = `() => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(0);
})`;
