import { expect, test } from "vitest";
import { toDo as text } from "#i18n/he/to-do.ts";
import { mailRecords } from "#modules/mail/mail-records.ts";
import { notificationAudience } from "#modules/notifications/audience.ts";
import { getAudience } from "#modules/notifications/push/kinds.ts";
import { getToDoRecord, toDoKindNames } from "#modules/to-do/kinds.ts";
import { adminActions } from "#shared/permissions.ts";
import { documentList } from "../content/list/document-list.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { findModule, findSection, isOpenTo } from "../screens.ts";
import { getToDoPath } from "./to-do-looks.ts";
import { getMarks } from "./use-to-do.ts";

test.each(toDoKindNames)(
  "DASH-12 %s has names, a right that exists, and a screen that is open with that right",
  (kind) => {
    const { needs } = getToDoRecord(kind);
    for (const words of Object.values(text.kinds[kind])) expect(words).toMatch(/[\u05D0-\u05EA]/);
    expect(adminActions).toContain(needs);
    const path = getToDoPath(kind);
    expect(findModule(path)).toBeDefined();
    expect(isOpenTo([needs], path)).toBe(true);
    expect(isOpenTo([], path)).toBe(false);
  },
);

test.each(toDoKindNames)(
  "LIVE-13 the bell, the devices and the mails that belong to %s are for the same staff",
  (kind) => {
    const { needs, news = [], push = [], mails = [] } = getToDoRecord(kind);
    for (const it of news) expect(notificationAudience[it]).toBe(needs);
    for (const it of push) expect(getAudience(it)).toBe(needs);
    for (const it of mails) expect(mailRecords[it].toShop).toBe(true);
  },
);

test("DASH-13 the filters of texts are filters of their list", () => {
  for (const kind of ["lateTexts", "drafts"] as const) {
    const requested = Object.fromEntries(new URLSearchParams(getToDoRecord(kind).filter));
    expect(documentList.read(requested).values).toMatchObject(requested);
  }
});

test("ADMIN-97 the mark beside a module adds up what customers wait for there, and says what it is", () => {
  const tasks = (["pack", "refundsByHand", "pay", "returns"] as const).map((kind, place) => ({
    kind,
    count: [2, 1, 9, 4][place] ?? 0,
    oldestAt: null,
    dueAt: null,
    late: 0,
  }));
  const modules = getMarks(tasks, findModule);
  expect([...modules.keys()]).toEqual(["orders"]);
  expect(modules.get("orders")).toEqual({
    count: 7,
    words: `2 ${text.kinds.pack.many}, 1 ${text.kinds.refundsByHand.one}, 4 ${text.kinds.returns.many}`,
    path: getToDoPath("pack"),
  });
  const sections = getMarks(tasks, findSection);
  expect(sections.get(adminPaths.orders)?.count).toBe(3);
  expect(sections.get(adminPaths.returns)?.count).toBe(4);
});
