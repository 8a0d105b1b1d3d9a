// Orders and messages that come while somebody is looking.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { admin } from "#i18n/he/admin.ts";
import { toDo } from "#i18n/he/to-do.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { inbox as text, message as labels } from "#i18n/he/inbox.ts";
import { news } from "#i18n/he/news.ts";
import { computeReplyDueAt } from "#modules/messages/reply-deadline.ts";
import { formatDeadline } from "#web/admin/inbox/format-deadline.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { newName } from "./catalog-staff.ts";
import { createInboxStaff, findItem, findMessage, question } from "./inbox-staff.ts";
import { createOrderStaff } from "./order-staff.ts";
import { countPresses, findToast, getButton, untilAt } from "./staff.ts";

const { kinds } = toDo;
const shop = await startScreenShop({ followsChanges: true });
const { write, openMessage } = createInboxStaff(shop);
const staff = createOrderStaff(shop);

/** Resolves when a page has the answer to its first call of this kind; `first` stands in for it. */
function untilAnswered(call: string, first?: unknown): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  shop.intercept(call, async (proceed) => {
    const answer = await proceed();
    resolve();
    return first === undefined ? answer : Response.json(first);
  });
  return promise;
}

/** Opens a page by `open`; resolves when it hears the news, and knows what is none any more. */
async function openLive<Opened>(open: () => Promise<Opened>, before?: unknown): Promise<Opened> {
  const isLive = [
    untilAnswered("GET /api/admin/live"),
    untilAnswered("GET /api/admin/notifications", before),
  ];
  const opened = await open();
  await Promise.all(isLive);
  return opened;
}
const openPage = (path: string, before?: unknown) =>
  openLive(() => shop.open(path, { as: "admin" }), before);

const findEntry = async (number: string) => {
  const bell = await screen.findByRole("dialog", { name: admin.bell.title });
  const entry = (await within(bell).findByText(new RegExp(number))).closest("li");
  if (!entry) throw new Error(`no entry names ${number}`);
  return within(entry);
};
const openBell = (user: UserEvent) =>
  user.click(screen.getByRole("button", { name: new RegExp(`^${admin.bell.label}`) }));

test("LIVE-01 LIVE-03 DASH-07 a new order appears without a reload, is announced, and stays at the bell until it is seen", async () => {
  const user = await openPage("/admin");
  const latest = await screen.findByRole("table", { name: dashboard.latest.title });
  await staff.receiveUnits("olive", 1);
  const { number } = await staff.orderElsewhere("olive", 1);
  await findToast(news.toast.title(number));
  await waitFor(() => expect(latest).toHaveTextContent(`#${number}`));
  await waitFor(() => expect(document.title).toMatch(/^\(\d+\) /));
  await openBell(user);
  const entry = await findEntry(number);
  expect(entry.getByText(news.bell.isNew)).toBeInTheDocument();
  await user.click(getButton(news.bell.markRead));
  await waitFor(() => expect(entry.queryByText(news.bell.isNew)).toBeNull());
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  await user.click(entry.getByRole("link"));
  await untilAt(/\/admin\/orders\/[\da-f-]{36}$/);
});

test("LIVE-03 in a shop without any events, the first order is new at the bell", async () => {
  const user = await openPage("/admin", { notifications: [] });
  await staff.receiveUnits("olive", 1);
  const { number } = await staff.orderElsewhere("olive", 1);
  await findToast(news.toast.title(number));
  await openBell(user);
  expect(await (await findEntry(number)).findByText(news.bell.isNew)).toBeInTheDocument();
});

test("INBOX-19 a new message appears at once, is announced, and shows its deadline", async () => {
  const name = newName("Ruth");
  await openPage(`/admin/messages?q=${encodeURIComponent(name)}`);
  await screen.findByText(text.empty.filtered.title);
  const before = shop.now();
  await write({ name, message: question });
  await findToast(news.toast.message.contact);
  const item = (await findItem(name)).closest("li");
  // Which moment that is depends on weekday and holidays; unit tests cover that. A minute may have
  // ended.
  await waitFor(() => {
    const possible = [before, shop.now()].map((came) =>
      computeReplyDueAt("contact", came, policies),
    );
    const shown = possible.map((due) => formatDeadline(due, shop.now()));
    expect(shown.some((words) => item?.textContent.includes(words))).toBe(true);
  });
});

test("INBOX-19 LIVE-07 a message that arrived between loading the list and connecting to live updates appears", async () => {
  const name = newName("Ruth");
  const connection = Promise.withResolvers<void>();
  shop.intercept("GET /api/admin/live", async (proceed) => {
    await connection.promise;
    return proceed();
  });
  await shop.open(`/admin/messages?q=${encodeURIComponent(name)}`, { as: "admin" });
  await screen.findByText(text.empty.filtered.title);
  await write({ name, message: question });
  connection.resolve();
  expect(await findItem(name)).toBeVisible();
});

test("LIVE-11 news does not replace a message about the user's own action", async () => {
  const { user, name, panel } = await openLive(openMessage);
  shop.intercept("PUT /api/admin/messages/*/assignee", handleConnectError);
  await user.click(getButton(`${text.actions.assign}: ${text.nobody}`, panel));
  await user.click(await screen.findByRole("menuitemradio", { name: "Noa Adler" }));
  await findToast(text.failedTo.assign);
  await write({ name: `${name} again`, message: question });
  await findItem(`${name} again`);
  const toasts = await findToast(text.failedTo.assign);
  expect(toasts).not.toHaveTextContent(news.toast.message.contact);
});

test("ADMIN-97 INBOX-32 a new message is counted in the main navigation and answered with three presses", async () => {
  const user = await openPage("/admin/inventory");
  const nav = await screen.findByRole("navigation", { name: admin.nav.label });
  const inbox = await within(nav).findByRole("link", {
    name: new RegExp(`${kinds.answer.one}|${kinds.answer.many}`),
  });
  await waitFor(() => expect(inbox).toHaveTextContent(/\d/));
  const getCount = () => Number(/\d+/.exec(inbox.textContent)?.[0]);
  const before = getCount();
  const name = newName("Ruth");
  await write({ name, message: question });
  await waitFor(() => expect(getCount()).toBe(before + 1));

  const { press, pressKey, presses } = countPresses(user);
  await press(inbox);
  await press(await findItem(name));
  const panel = await findMessage(name);
  const field = await within(panel).findByRole("textbox", { name: labels.reply.label });
  // Marking it as read is nobody's press: nothing looks busy.
  expect(panel.querySelector("[aria-busy=true]")).toBeNull();
  field.focus();
  await user.paste("It does.");
  await pressKey("{Control>}{Enter}{/Control}");
  await findToast(labels.reply.sent);
  await waitFor(() => expect(getCount()).toBe(before));
  expect(presses()).toBeLessThanOrEqual(3);
});
