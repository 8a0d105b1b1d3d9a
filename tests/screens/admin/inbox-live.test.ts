// Messages that come while somebody is looking.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { admin } from "#i18n/he/admin.ts";
import { inbox as text, message as labels } from "#i18n/he/inbox.ts";
import { news } from "#i18n/he/news.ts";
import { replyDueAt } from "#modules/messages/reply-deadline.ts";
import { deadlineInWords } from "#web/admin/inbox/deadline-in-words.ts";
import { failToConnect } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { newName } from "./catalog-staff.ts";
import { createInboxStaff, findItem, findMessage, question } from "./inbox-staff.ts";
import { countPresses, findToast, getButton } from "./staff.ts";

const shop = await startScreenShop({ followsChanges: true });
const { write, openMessage } = createInboxStaff(shop);

/** Opens a page by `open`; resolves when it hears the news. */
async function openLive<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  const listening = Promise.withResolvers<void>();
  shop.intercept("GET /api/admin/live", async (proceed) => {
    const stream = await proceed();
    listening.resolve();
    return stream;
  });
  const opened = await open();
  await listening.promise;
  return opened;
}
const openPage = (path: string) => openLive(() => shop.open(path, { as: "admin" }));

test("INBOX-19 a new message appears at once, is announced, and says how long it may wait", async () => {
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
    const possible = [before, shop.now()].map((came) => replyDueAt("contact", came, policies));
    const shown = possible.map((due) => deadlineInWords(due, shop.now()));
    expect(shown.some((words) => item?.textContent.includes(words))).toBe(true);
  });
});

test("INBOX-19 LIVE-07 a message that came after the list was read, and before there was a connection for news, appears", async () => {
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

test("LIVE-11 news does not take away what somebody is told about their own work", async () => {
  const { user, name, panel } = await openLive(openMessage);
  shop.intercept("PUT /api/admin/messages/*/assignee", failToConnect);
  await user.click(getButton(`${text.actions.assign}: ${text.nobody}`, panel));
  await user.click(await screen.findByRole("menuitemradio", { name: "Noa Adler" }));
  await findToast(text.failedTo.assign);
  await write({ name: `${name} again`, message: question });
  await findItem(`${name} again`);
  const toasts = await findToast(text.failedTo.assign);
  expect(toasts).not.toHaveTextContent(news.toast.message.contact);
});

test("ADMIN-97 INBOX-32 a message that comes is counted beside the inbox, and answered with three presses", async () => {
  const user = await openPage("/admin/inventory");
  const nav = await screen.findByRole("navigation", { name: admin.nav.label });
  const inbox = within(nav).getByRole("link", { name: new RegExp(admin.nav.inbox) });
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
