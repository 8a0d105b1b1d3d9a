import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { toDo as text } from "#i18n/he/to-do.ts";
import type { ToDo as Task } from "#modules/to-do/contract.ts";
import type { ToDoKind } from "#modules/to-do/kinds.ts";
import { ToDo } from "./to-do.tsx";

const toTask = (kind: ToDoKind, more: Partial<Task> = {}): Task => ({
  kind,
  count: 0,
  oldestAt: null,
  dueAt: null,
  late: 0,
  ...more,
});

function renderHtml(tasks: readonly Task[] | undefined, without?: readonly ToDoKind[]): string {
  const Component = () => <ToDo tasks={tasks} {...(without && { without })} />;
  const Page = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Page />);
}

test("DASH-10 staff who may see no tasks see nothing, not even that all is done", () => {
  expect(renderHtml([])).toBe("");
});

test("DASH-09 a task says how many wait, how many are late, and leads to the screen that lists them", () => {
  const html = renderHtml([toTask("answer", { count: 3, late: 1 }), toTask("pack")]);
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain(text.kinds.answer.many);
  expect(html).toContain(text.late(1));
  expect(html).toContain('href="/admin/messages?sort=deadline"');
});

test("DASH-09 a task that is not late says until when it is due, or else since when it has waited", () => {
  const oldestAt = "2026-03-01T10:00:00.000Z";
  const pack = renderHtml([toTask("pack", { count: 1, oldestAt })]);
  expect(pack).toContain(`dateTime="${oldestAt}"`);
  expect(pack).toContain(text.since);
  const dueAt = "2026-03-15T10:00:00.000Z";
  const refund = renderHtml([toTask("refundsByHand", { count: 1, oldestAt, dueAt })]);
  expect(refund).toContain(`dateTime="${dueAt}"`);
  expect(refund).not.toContain(`dateTime="${oldestAt}"`);
});

test("DASH-10 all is done when nothing waits, but not while data loads or a task is open", () => {
  expect(renderHtml([toTask("restock"), toTask("answer")])).toContain(text.empty);
  expect(renderHtml(undefined)).not.toContain(text.empty);
  const open = [toTask("restock", { count: 1 })];
  const html = renderHtml(open);
  expect(html).not.toContain(text.empty);
  expect(html).toContain(text.kinds.restock.one);
  expect(html.match(/<a /g)).toHaveLength(1);
  // The screen shows it elsewhere.
  expect(renderHtml(open, ["restock"])).toContain(text.empty);
});

test("DASH-10 a draft or a held review is no open task, and stands in a line of its own", () => {
  const html = renderHtml([toTask("drafts", { count: 2 }), toTask("heldReviews", { count: 1 })]);
  expect(html).toContain(text.empty);
  expect(html).toContain(text.kinds.drafts.many);
  expect(html).toContain(text.kinds.heldReviews.one);
  expect(html).not.toContain("<li");
});
