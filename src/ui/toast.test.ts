import { expect, onTestFinished, test } from "vitest";
import { receiveToasts, showToast } from "./toast.ts";

/** The titles that are shown once the region is there. */
function readShown(): string[] {
  const shown: string[] = [];
  onTestFinished(
    receiveToasts({ show: (_, { title }) => void shown.push(title), close: () => undefined }),
  );
  return shown;
}

test("LIVE-11 news that comes while the region is still on its way leaves a message about one's own work", () => {
  const close = showToast({ title: "Sent" });
  showToast({ title: "Changed by somebody else", isNews: true });
  expect(readShown()).toEqual(["Sent"]);
  close();
});

test("LIVE-11 news that finds nothing waiting is shown, and gives way to one's own", () => {
  showToast({ title: "Changed by somebody else", isNews: true });
  expect(readShown()).toEqual(["Changed by somebody else"]);
});

test("LIVE-11 newer news takes the place of news that waits", () => {
  showToast({ title: "Changed by somebody else", isNews: true });
  showToast({ title: "A new order", isNews: true });
  expect(readShown()).toEqual(["A new order"]);
});

test("LIVE-11 one's own message takes the place of news that waits", () => {
  showToast({ title: "Changed by somebody else", isNews: true });
  showToast({ title: "Sent" });
  expect(readShown()).toEqual(["Sent"]);
});
