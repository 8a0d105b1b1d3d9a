import { expect, onTestFinished, test, vi } from "vitest";
import { receiveToasts, showToast, loadWhenToasted } from "./toast.ts";

/** The titles that are shown once the region is there. */
function readShown(): string[] {
  const shown: string[] = [];
  onTestFinished(
    receiveToasts({ show: (_, { title }) => void shown.push(title), close: () => undefined }),
  );
  return shown;
}

test("LIVE-11 news does not replace a message about the user's own action while the region is loading", () => {
  const close = showToast({ title: "Sent" });
  showToast({ title: "Changed by somebody else", isNews: true });
  expect(readShown()).toEqual(["Sent"]);
  close();
});

test("LIVE-11 news is shown if no message is waiting", () => {
  showToast({ title: "Changed by somebody else", isNews: true });
  expect(readShown()).toEqual(["Changed by somebody else"]);
});

test("LIVE-11 newer news replaces waiting news", () => {
  showToast({ title: "Changed by somebody else", isNews: true });
  showToast({ title: "A new order", isNews: true });
  expect(readShown()).toEqual(["A new order"]);
});

test("LIVE-11 the user's own message replaces waiting news", () => {
  showToast({ title: "Changed by somebody else", isNews: true });
  showToast({ title: "Sent" });
  expect(readShown()).toEqual(["Sent"]);
});

test("SHELL-16 a message region that failed to load is loaded again once the browser is online", async () => {
  vi.useFakeTimers();
  const connection = Object.assign(new EventTarget(), { onLine: false });
  vi.stubGlobal("navigator", connection);
  vi.stubGlobal("addEventListener", connection.addEventListener.bind(connection));
  vi.stubGlobal("removeEventListener", connection.removeEventListener.bind(connection));
  const loads: PromiseWithResolvers<void>[] = [];
  const stop = loadWhenToasted(() => {
    const load = Promise.withResolvers<void>();
    loads.push(load);
    return load.promise;
  });
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const close = showToast({ title: "Sent" });
  onTestFinished(close);
  loads[0]?.reject(new Error("no connection"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads).toHaveLength(1);

  // The second load begins too early, and fails after the browser has said so.
  Object.assign(connection, { onLine: true });
  connection.dispatchEvent(new Event("online"));
  expect(loads).toHaveLength(2);
  loads[1]?.reject(new Error("nothing gets through yet"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loads).toHaveLength(3);

  close();
  loads[2]?.reject(new Error("still nothing"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads).toHaveLength(3);
});
