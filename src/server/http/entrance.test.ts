import { expect, test } from "vitest";
import { createEntrance } from "./request-queue.ts";

function arrivals(isBusy = () => false) {
  const reservePlace = createEntrance(isBusy);
  const begun: string[] = [];
  const refused: string[] = [];
  const arrive = (network: string | undefined, name: string) =>
    reservePlace({
      network,
      start: () => void begun.push(name),
      reject: () => void refused.push(name),
    });
  return { arrive, begun, refused };
}

test("HOST-38 one request starts in each turn, and networks take turns", async () => {
  const { arrive, begun, refused } = arrivals();
  for (const name of ["a1", "a2", "a3"]) arrive("a", name);
  arrive("b", "b1");
  arrive(undefined, "nobody 1");
  expect(begun).toEqual([]);
  await new Promise(setImmediate);
  expect(begun).toEqual(["a1"]);
  await new Promise(setImmediate);
  expect(begun).toEqual(["a1", "b1"]);
  arrive("b", "b2");
  for (let turn = 0; turn < 4; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- turns follow each other
    await new Promise(setImmediate);
  expect(begun).toEqual(["a1", "b1", "nobody 1", "a2", "b2", "a3"]);
  expect(refused).toEqual([]);
});

test("HOST-38 when the queue is full, the latest request of the network with the longest queue is refused", async () => {
  const { arrive, begun, refused } = arrivals();
  for (let nth = 0; nth < 98; nth += 1) arrive("flood", `flood ${nth}`);
  arrive("a", "a");
  arrive("b", "b");
  expect(refused).toEqual([]);
  arrive("c", "c");
  arrive("flood", "one more");
  expect(refused).toEqual(["flood 97", "one more"]);
  for (let turn = 0; turn < 100; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- turns follow each other
    await new Promise(setImmediate);
  expect(begun.slice(0, 4)).toEqual(["flood 0", "a", "b", "c"]);
  expect(begun).toHaveLength(100);
});

test("HOST-38 of a crowd of many networks the latest requests are refused", () => {
  const { arrive, refused } = arrivals();
  for (let nth = 0; nth < 103; nth += 1) arrive(`192.0.2.${nth}`, `visitor ${nth}`);
  expect(refused).toEqual(["visitor 100", "visitor 101", "visitor 102"]);
});

test("HOST-37 while the shop is busy new requests are refused, and those that wait already start", async () => {
  let isBusy = false;
  const { arrive, begun, refused } = arrivals(() => isBusy);
  arrive("a", "early");
  isBusy = true;
  arrive("b", "late");
  expect(refused).toEqual(["late"]);
  await new Promise(setImmediate);
  expect(begun).toEqual(["early"]);
});

test("LIMIT-18 all networks of one site share one turn", async () => {
  const { arrive, begun } = arrivals();
  for (let nth = 0; nth < 50; nth += 1) arrive(`2001:db8:1:${nth}::/64`, `flood ${nth}`);
  arrive("2001:db8:2:0::/64", "visitor");
  for (let turn = 0; turn < 2; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- turns follow each other
    await new Promise(setImmediate);
  expect(begun).toEqual(["flood 0", "visitor"]);
});
