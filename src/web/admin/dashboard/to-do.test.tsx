import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { dashboard } from "#i18n/he/dashboard.ts";
import type { ToDo as Work } from "#modules/analytics/contract.ts";
import { adminActions, type AdminAction } from "#shared/permissions.ts";
import { AbilitiesContext, type Abilities } from "../api/abilities.ts";
import { ToDo } from "./to-do.tsx";

const text = dashboard.toDo;
const allDone: Work = {
  orders: { pack: 0, pay: 0, failedRefunds: 0, failedRefundOrderId: null },
  messages: { waiting: 0, late: 0 },
  restock: 0,
  failedMails: 0,
};

/** HTML for a member of staff with these rights. */
function renderHtml(may: readonly AdminAction[], work: Work | undefined): string {
  const abilities: Abilities = {
    role: "moderator",
    may: [...may],
    second_factor: { is_on: false, due_at: null },
    fetchAgain: () => {},
  };
  const Component = () => (
    <AbilitiesContext value={abilities}>
      <ToDo work={work} />
    </AbilitiesContext>
  );
  const Page = createRoutesStub([{ path: "/", Component }]);
  return renderToStaticMarkup(<Page />);
}

test("DASH-10 staff who may see no tasks see nothing, not even that all is done", () => {
  const none = { orders: null, messages: null, restock: null, failedMails: null };
  expect(renderHtml(["figures.read"], none)).toBe("");
});

test("DASH-10 a moderator sees the tasks they may see, and no others", () => {
  const work = { ...allDone, orders: null, restock: null, failedMails: null };
  const html = renderHtml(["figures.read", "messages.read"], {
    ...work,
    messages: { waiting: 3, late: 1 },
  });
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(html).toContain(text.tasks.answer.many);
  expect(html).toContain(text.late(1));
  expect(renderHtml(["figures.read", "messages.read"], work)).toContain(text.empty);
});

test("DASH-10 all is done when nothing waits, but not while data loads or a task is open", () => {
  expect(renderHtml(adminActions, allDone)).toContain(text.empty);
  expect(renderHtml(adminActions, undefined)).not.toContain(text.empty);
  const html = renderHtml(adminActions, { ...allDone, restock: 1 });
  expect(html).not.toContain(text.empty);
  expect(html).toContain(text.tasks.restock.one);
  expect(html.match(/<a /g)).toHaveLength(1);
});
