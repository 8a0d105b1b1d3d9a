import { getNetworks } from "#platform/network/networks.ts";

/** A request that has arrived. */
export type Arrival = {
  readonly network: string | undefined;
  readonly start: () => void;
  readonly reject: () => void;
};

/** Together half a second of work or less. */
const MAX_WAITING = 100;

/**
 * Starts requests one by one, each in its own turn of the event loop, alternating between their
 * networks. Between two of them other work can go on: new connections (Node accepts one a turn),
 * cached pages, and requests under way. When too many wait, or the shop `isBusy` anyway, requests
 * are refused at once, first those of the network with the longest queue; otherwise all would be
 * answered too late.
 */
export function createEntrance(isBusy: () => boolean): (arrival: Arrival) => void {
  const lines = new Map<string, Arrival[]>();
  let waiting = 0;

  function openNext(): void {
    const [next] = lines;
    if (next === undefined) return;
    const [network, line] = next;
    const arrival = line.shift();
    waiting -= 1;
    lines.delete(network);
    if (line.length > 0) lines.set(network, line); // behind the others
    if (waiting > 0) setImmediate(openNext);
    arrival?.start();
  }

  /** Of several longest queues the newest, so that older requests have not waited in vain. */
  function rejectOne(): void {
    const [network, line] = [...lines].reduce((a, b) => (b[1].length >= a[1].length ? b : a));
    const arrival = line.pop();
    waiting -= 1;
    if (line.length === 0) lines.delete(network);
    arrival?.reject();
  }

  return (arrival) => {
    if (isBusy()) return arrival.reject();
    // The widest, so that a client with many networks does not get a turn with each of them.
    const network = getNetworks(arrival.network ?? "").at(-1) ?? "";
    const line = lines.get(network) ?? [];
    line.push(arrival);
    lines.set(network, line);
    waiting += 1;
    if (waiting === 1) setImmediate(openNext);
    if (waiting > MAX_WAITING) rejectOne();
  };
}
