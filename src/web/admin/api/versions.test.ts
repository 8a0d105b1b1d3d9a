import { afterEach, expect, test } from "vitest";
import { ApiError } from "#web/api/api-client.ts";
import {
  ClashDeclined,
  getOpenClash,
  receiveClashes,
  sendMerged,
  type Choice,
} from "./versions.ts";

const field = (label: string, isLong = false) => ({ label, show: String, isLong });
const fields = { name: field("Name"), note: field("Note", true) };
const base = { name: "Fair", note: "Spring", limit: 5, version: "1" };

let removeDialog = receiveClashes(() => undefined);
afterEach(() => {
  removeDialog();
  removeDialog = receiveClashes(() => undefined);
});

/** A record that another person has changed since `base`, and what is stored of it. */
function createRecord(theirs: object) {
  const current: Record<string, unknown> = { ...base, ...theirs, version: "2" };
  const bodies: unknown[] = [];
  const send = async (body: Readonly<Record<string, unknown>>) => {
    bodies.push(body);
    if (body["version"] === current["version"]) return "saved";
    const changed = { changedAt: "2026-03-01T10:00:00Z", changedBy: "Noa" };
    throw new ApiError("conflict", { conflict: { ...changed, current } });
  };
  return { send, bodies };
}

async function choose(choices: Readonly<Record<string, Choice>> | undefined) {
  await expect.poll(getOpenClash).toBeDefined();
  const subject = getOpenClash()?.subject;
  getOpenClash()?.answer(choices);
  return subject;
}

test("ADMIN-102 what only one of two people has changed is merged without a question", async () => {
  const { send, bodies } = createRecord({ note: "Theirs" });
  const mine = { name: "Mine", note: "Spring", version: "1" };
  expect(await sendMerged(send, mine, { base, fields })).toBe("saved");
  expect(bodies.at(-1)).toEqual({ name: "Mine", note: "Theirs", version: "2" });
});

test("ADMIN-101 ADMIN-102 of what both have changed the user chooses, and reads who it was", async () => {
  const { send, bodies } = createRecord({ name: "Theirs", note: "Summer" });
  const mine = { name: "Mine", note: "Autumn", version: "1" };
  const outcome = sendMerged(send, mine, { base, fields });
  const subject = await choose({ name: "mine", note: "both" });
  expect(subject?.changedBy).toBe("Noa");
  expect(subject?.clashes.map(({ name, theirs }) => [name, theirs])).toEqual([
    ["name", "Theirs"],
    ["note", "Summer"],
  ]);
  expect(await outcome).toBe("saved");
  expect(bodies.at(-1)).toEqual({ name: "Mine", note: "Summer\n\nAutumn", version: "2" });
});

test("ADMIN-103 taking what is saved, and going back, send nothing", async () => {
  for (const [choices, hasTakenTheirs] of [
    [{ name: "theirs" }, true],
    [undefined, false],
  ] as const) {
    const { send, bodies } = createRecord({ name: "Theirs" });
    const outcome = sendMerged(send, { name: "Mine", version: "1" }, { base, fields });
    const error = outcome.catch((thrown: unknown) => thrown);
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await choose(choices);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await error).toMatchObject({ hasTakenTheirs });
    expect(bodies).toHaveLength(1);
  }
  expect(new ClashDeclined(undefined, true)).toBeInstanceOf(ApiError);
});

test("ADMIN-102 a error is passed on where nothing can be merged, or no one can be asked", async () => {
  const { send } = createRecord({ limit: 9 });
  const conflict = { code: "conflict", conflict: { changedBy: "Noa" } };
  await expect(sendMerged(send, { files: [], version: "1" }, { base })).rejects.toMatchObject(
    conflict,
  );
  await expect(sendMerged(send, { limit: 7, version: "1" }, { base })).rejects.toMatchObject(
    conflict,
  );
  removeDialog();
  const other = createRecord({ name: "Theirs" });
  const outcome = sendMerged(other.send, { name: "Mine", version: "1" }, { base, fields });
  await expect(outcome).rejects.toMatchObject(conflict);
});
