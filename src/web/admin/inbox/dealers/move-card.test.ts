import { expect, test } from "vitest";
import type { DealerCard } from "#modules/messages/admin-contract.ts";
import { dealerStages, type DealerStage } from "#modules/messages/kinds.ts";
import { moveCard, findStageBeside } from "./move-card.ts";

const card = (id: string, stage: DealerStage, createdAt: string): DealerCard => ({
  id,
  version: "1",
  stage,
  createdAt,
  kind: "dealer",
  state: "new",
  dueAt: null,
  name: null,
  email: `${id}@mail.example`,
  company: null,
  subject: null,
  isSpam: false,
  assignee: null,
  phone: null,
  dial: null,
  city: null,
});
const moved = card("b", "new", "2026-02-02");
const board = {
  stages: dealerStages.map((stage) => {
    const dealers = [
      card(`${stage} young`, stage, "2026-03-03"),
      ...(stage === "new" ? [moved] : []),
      card(`${stage} old`, stage, "2026-01-01"),
    ];
    return { stage, count: dealers.length + 7, dealers };
  }),
};
const getShown = ({ stages }: ReturnType<typeof moveCard>) =>
  stages.map(({ count, dealers }) => [count, ...dealers.map(({ id }) => id)]);

test("INBOX-23 an inquiry moves to its position by age in another column, and back again", () => {
  const after = moveCard(board, moved, "approved");
  expect(getShown(after)).toEqual([
    [9, "new young", "new old"],
    [9, "contacted young", "contacted old"],
    [10, "approved young", "b", "approved old"],
    [9, "declined young", "declined old"],
  ]);
  expect(getShown(moveCard(after, { ...moved, stage: "approved" }, "new"))).toEqual(
    getShown(board),
  );
  expect(moveCard(board, moved, "new")).toEqual(board);
});

test("INBOX-23 keys move an inquiry one stage forward or back, and not beyond the ends", () => {
  expect(findStageBeside("new", 1)).toBe("contacted");
  expect(findStageBeside("new", -1)).toBeUndefined();
  expect(findStageBeside("declined", 1)).toBeUndefined();
  expect(findStageBeside("declined", -1)).toBe("approved");
});
