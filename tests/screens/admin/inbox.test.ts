// The inbox: folders, single messages, many at once, dealers, and the beginnings of answers.
import { randomUUID } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { replyTemplates } from "#content/reply-templates.ts";
import { admin } from "#i18n/he/admin.ts";
import { dealers } from "#i18n/he/dealers.ts";
import { inbox as text, message as labels, messageLabels } from "#i18n/he/inbox.ts";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import { toDo } from "#i18n/he/to-do.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { paths } from "#web/paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { newName } from "./catalog-staff.ts";
import { createInboxStaff, findItem, findMessage, question, takeBack } from "./inbox-staff.ts";
import { countPresses, fill, findToast, getButton, untilAt } from "./staff.ts";

type MessageList = CallOutput<"GET /api/admin/messages">;

const shop = await startScreenShop({ followsChanges: true, doesJobs: true });
const { write, receiveMessage, openMessage } = createInboxStaff(shop);

const [thanks] = replyTemplates.items;
const isEmpty = () => screen.findByText(text.empty.filtered.title);

test("INBOX-30 INBOX-31 a look-alike e-mail address is marked in a message", async () => {
  const name = newName("Vera");
  // The first letter is a Cyrillic one.
  const email = `\u0430${shop.newEmail()}`;
  await write({ name, email, message: "Where is my refund?" });
  const list = `/admin/messages?q=${encodeURIComponent(name)}`;
  const user = await shop.open(list, { as: "admin" });
  await user.click(await findItem(name));
  const panel = within(await findMessage(name));
  expect(await panel.findByText(admin.notLatin)).toBeVisible();
  const link = panel.getByRole("link", { name: email });
  expect(link).toHaveAttribute("href", `mailto:%D0%B0${email.slice(1)}`);
});

test("DASH-09 the dashboard lists what waits, and messages to answer are one press away", async () => {
  for (const message of ["One?", "Another?"]) await receiveMessage(message);
  const user = await shop.open("/admin", { as: "admin" });
  const work = within(await screen.findByRole("region", { name: toDo.title }));
  const { many } = toDo.kinds.answer;
  const link = await work.findByRole("link", { name: new RegExp(many) });
  await user.click(link);
  await untilAt("/admin/messages?sort=deadline");
});

test("INBOX-08 a message is assigned with a menu", async () => {
  const { user, panel } = await openMessage();
  await user.click(getButton(`${text.actions.assign}: ${text.nobody}`, panel));
  await user.click(await screen.findByRole("menuitemradio", { name: "Noa Adler" }));
  const name = `${text.actions.assign}: Noa Adler`;
  expect(await within(panel).findByRole("button", { name })).toBeVisible();
});

test("INBOX-24 the draft of an answer, with its chosen opening, survives a reload", async () => {
  const { user, name, panel, field } = await openMessage();
  await user.click(await within(panel).findByRole("button", { name: labels.reply.templates }));
  const template = labels.reply.templateIn(thanks.name, labels.reply.english);
  await user.click(await screen.findByRole("menuitem", { name: template }));
  const opening = thanks.en.replace("{name}", name);
  expect(field).toHaveValue(opening);
  await user.type(field, ` It does, ${name}. jkre`);
  await shop.goTo(location.pathname + location.search);
  const restored = await screen.findByRole("textbox", { name: labels.reply.label });
  expect(restored).toHaveValue(`${opening} It does, ${name}. jkre`);
});

test("INBOX-40 templates in the language of the message come first", async () => {
  const { user, panel } = await openMessage("האם התיק נכנס מתחת למושב?");
  await user.click(await within(panel).findByRole("button", { name: labels.reply.templates }));
  const [first] = await screen.findAllByRole("menuitem");
  expect(first).toHaveTextContent(labels.reply.templateIn(thanks.name, labels.reply.hebrew));
});

test("INBOX-12 an answer is mailed with the question, and the message no longer waits", async () => {
  const { user, name, email, panel, field } = await openMessage();
  const answer = `It does, ${name}.`;
  await fill(user, field, answer);
  await user.click(getButton(labels.reply.send, panel));
  await findToast(labels.reply.sent);
  await waitFor(() => expect(field).toHaveValue(""));
  await waitFor(() => expect(panel).toHaveTextContent(messageLabels.states.answered));
  const reply = await within(panel).findByText(answer);
  await waitFor(() => expect(reply.closest("li")).toHaveTextContent(mailLabels.states.sent));
  await isEmpty();
  const [mail] = await shop.database.asOwner(
    "select id from mails where recipient = $1 order by created_at desc limit 1",
    [email],
  );
  const sent = await (await shop.send(`${paths.outbox}/${String(mail?.["id"])}`)).text();
  expect(sent).toContain(answer);
  expect(sent).toContain(question);
});

test("INBOX-48 INBOX-32 a message is answered with three presses from its list", async () => {
  const { name, list } = await receiveMessage();
  const user = await shop.open(list, { as: "admin" });
  const { press, pressKey, presses } = countPresses(user);
  await press(await findItem(name));
  const panel = within(await findMessage(name));
  await press(await panel.findByRole("textbox", { name: labels.reply.label }));
  await user.paste("Not yet.");
  await pressKey("{Control>}{Enter}{/Control}");
  await findToast(labels.reply.sent);
  expect(presses()).toBeLessThanOrEqual(3);
});

test("INBOX-61 after an answer the next message that waits opens", async () => {
  const word = newName("Tunnel");
  const [first, second] = [await receiveMessage(`${word}?`), await receiveMessage(`${word}!`)];
  const user = await shop.open(`/admin/messages?q=${encodeURIComponent(word)}`, { as: "admin" });
  await user.click(await findItem(second.name));
  const panel = await findMessage(second.name);
  await fill(user, await within(panel).findByRole("textbox", { name: labels.reply.label }), "Yes.");
  await user.click(getButton(labels.reply.send, panel));
  await findMessage(first.name);
});

test("INBOX-62 a second answer within a minute asks first, and Escape leaves the field", async () => {
  const { user, panel, field } = await openMessage();
  await fill(user, field, "Yes.");
  await user.click(getButton(labels.reply.send, panel));
  await findToast(labels.reply.sent);
  await waitFor(() => expect(panel).toHaveTextContent("Yes."));
  await fill(user, field, "And no.");
  await user.click(getButton(labels.reply.send, panel));
  const { title, refuse } = labels.reply.again;
  const dialog = await screen.findByRole("alertdialog", { name: title });
  await user.click(getButton(refuse, dialog));
  expect(field).toHaveValue("And no.");
  field.focus();
  await user.keyboard("{Escape}");
  expect(field).not.toHaveFocus();
  expect(panel).toBeInTheDocument();
});

test("INBOX-21 the address contains the folder and the search, also after a reload", async () => {
  const { name, list } = await receiveMessage();
  const q = encodeURIComponent(name);
  const path = "/api/admin/messages";
  const { messages } = await shop.call<MessageList>("admin", `GET ${path}?q=${q}`);
  await shop.call("admin", `POST ${path}/${messages[0]?.id}/replies`, {
    requestKey: randomUUID(),
    body: "It does.",
    version: messages[0]?.version,
  });
  const user = await shop.open(list, { as: "admin" });
  await isEmpty();
  const folders = within(screen.getByRole("navigation", { name: text.foldersLabel }));
  await user.click(folders.getByRole("link", { name: new RegExp(text.folders.answered) }));
  await findItem(name);
  await fill(user, screen.getByRole("searchbox", { name: text.search }), name);
  await untilAt(/\?folder=answered&q=Ruth/);
  await shop.goTo(location.pathname + location.search);
  await findItem(name);
  expect(screen.getByRole("searchbox", { name: text.search })).toHaveValue(name);
});

test("INBOX-23 a dealer is moved on the board by keys and by menu, with an Undo", async () => {
  const company = newName("Paws");
  const form = { contactName: "דנה", phone: "+972 50 555 0123", city: "חיפה", experience: "חנות" };
  await write({ companyName: company, ...form }, "dealer-form");
  const user = await shop.open("/admin/dealers", { as: "admin" });
  const findCard = async (stage: keyof typeof messageLabels.stages) => {
    const column = await screen.findByRole("region", { name: messageLabels.stages[stage] });
    return within(column).findByRole("link", { name: company });
  };
  (await findCard("new")).focus();
  await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  expect(await findCard("contacted")).toHaveFocus();
  await findToast(text.done.stage(messageLabels.stage.contacted));
  await user.click(getButton(dealers.moveLabel(company)));
  const { approved } = messageLabels.stage;
  await user.click(await screen.findByRole("menuitemradio", { name: approved }));
  await findCard("approved");
  await takeBack(user, text.done.stage(approved));
  await findCard("contacted");
});

test("INBOX-10 INBOX-11 spam marks are removed, one by one or in bulk", async () => {
  const name = newName("Offer");
  await write({ name, message: "Buy followers", website: "https://spam.example" });
  const list = `/admin/messages?folder=spam&q=${encodeURIComponent(name)}`;
  const user = await shop.open(list, { as: "admin" });
  await user.click(await findItem(name));
  const panel = await findMessage(name);
  await within(panel).findByText(labels.reply.reasons.spam);
  expect(panel).toHaveTextContent(messageLabels.spam.honeypot);
  await user.click(getButton(text.actions.notSpam, panel));
  await isEmpty();
  await takeBack(user, text.done["not-spam"](1));
  await findItem(name);
  await user.click(screen.getByRole("checkbox", { name: `${admin.list.select} ${name}` }));
  const bar = await screen.findByRole("region", { name: text.bulk.region });
  await user.click(getButton(text.actions.notSpam, bar));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  await isEmpty();
});
