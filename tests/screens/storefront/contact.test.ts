// The contact forms: what they refuse, keep and say.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { contact } from "#i18n/en/contact.ts";
import { forms } from "#i18n/en/forms.ts";
import { shell } from "#i18n/en/shell.ts";
import { contact as hebrew } from "#i18n/he/contact.ts";
import { getButton, getField } from "../admin/staff.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findHebrewNews, openPublicForm, watchBodies } from "./forms.ts";
import { findNews } from "./visitor.ts";

const shop = await startScreenShop();
const CONTACT = "POST /api/functions/mailjet-contact-form";

async function openForm(path: "/" | "/contact") {
  const form = await openPublicForm(shop, path, forms.submit);
  const email = shop.newEmail();
  const write = (message: string) =>
    form.fillIn({ [forms.name]: "Maya", [forms.email]: email, [forms.message]: message });
  return { ...form, email, write };
}

/** Words of the message that the shop's owner gets by mail about a sender. */
async function readMails(email: string): Promise<string[]> {
  const rows = await shop.database.asOwner(
    "select content from mails where kind = 'contact-message' and content::text like $1",
    [`%${email}%`],
  );
  return rows.map(({ content }) => JSON.stringify(content));
}

const answerWith500 = () => Promise.resolve(new Response("", { status: 500 }));

test("FORM-42 invalid fields show their errors, the first gets the focus, and nothing is sent", async () => {
  const { user, field, fillIn, submit } = await openForm("/contact");
  const sent = watchBodies(shop, "POST /api/**");
  await fillIn({ [forms.email]: "maya@localhost" });
  await user.click(submit);
  await waitFor(() => expect(field(forms.name)).toHaveFocus());
  expect(field(forms.name)).toHaveAccessibleDescription(forms.problem("required", 0));
  expect(field(forms.email)).toHaveAccessibleDescription(forms.problem("not_an_email", 0));
  expect(field(forms.message)).toHaveAttribute("aria-invalid", "true");
  await fillIn({ [forms.name]: "Maya" });
  expect(field(forms.name)).not.toHaveAttribute("aria-invalid");
  expect(sent).toEqual([]);
});

test("FORM-43 a successful message shows thanks, clears the form, and is mailed", async () => {
  const { user, field, email, write, submit, expectSaid } = await openForm("/contact");
  await write("Does she fit?\nShe is 31 cm long.");
  await user.selectOptions(field(forms.subject), contact.subjects.support);
  await user.click(submit);
  const { title, text } = contact.sent("Maya");
  await findNews(text);
  expectSaid(title);
  for (const label of [forms.name, forms.email, forms.subject, forms.message])
    expect(field(label)).toHaveValue("");
  expect(await readMails(email)).toEqual([expect.stringContaining("She is 31 cm long.")]);
});

test("FORM-47 input survives a reload until it is sent", async () => {
  const { user, field, write } = await openForm("/contact");
  const message = "Does she fit?\nShe is 31 cm long.";
  await write(message);
  await user.selectOptions(field(forms.subject), "support");
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain("support"));
  const again = await shop.goTo("/contact");
  await waitFor(() => expect(getField(forms.name)).toHaveValue("Maya"));
  expect(getField(forms.subject)).toHaveValue("support");
  expect(getField(forms.message)).toHaveValue(message);
  await again.click(getButton(forms.submit));
  await findNews(contact.sent("Maya").title);
  await shop.goTo("/contact");
  expect(JSON.stringify(sessionStorage)).not.toContain("31 cm");
  expect(getField(forms.message)).toHaveValue("");
});

test("FORM-44 an answer of 200 that names an error is a failure, and the input is kept", async () => {
  const { user, field, write, submit } = await openForm("/contact");
  shop.intercept(CONTACT, () => Promise.resolve(Response.json({ error: "mail service down" })));
  await write("Does she fit?");
  await user.click(submit);
  await findNews(contact.failed.title);
  expect(field(forms.message)).toHaveValue("Does she fit?");
});

test("FORM-44 a lost connection is reported in Hebrew until it is closed, and the input is kept", async () => {
  const { user, field, write, submit } = await openForm("/");
  await write("Hello there");
  shop.intercept(CONTACT, handleConnectError);
  await user.click(submit);
  await findHebrewNews(hebrew.failed.text);
  expect(field(forms.message)).toHaveValue("Hello there");
  await user.hover(screen.getByText(hebrew.failed.text));
  await user.click(getButton(shell.toast.close));
  await waitFor(() => expect(screen.queryByText(hebrew.failed.text)).toBeNull());
});

test("FORM-40 FORM-44 an error of the shop is reported in Hebrew, and the input is kept", async () => {
  const { user, email, field, write, submit } = await openForm("/");
  await write("Hello there");
  shop.intercept(CONTACT, answerWith500);
  await user.click(submit);
  await findHebrewNews(hebrew.failed.text);
  expect(field(forms.email)).toHaveValue(email);
});

test("FORM-40 FORM-45 while a message is being sent, its button says so, and pressing it again does nothing", async () => {
  const { user, form, field, write, submit } = await openForm("/");
  await write("Hello there");
  const held = Promise.withResolvers<void>();
  let sent = 0;
  shop.intercept(
    CONTACT,
    async (proceed) => {
      sent += 1;
      await held.promise;
      return proceed();
    },
    Infinity,
  );
  await user.click(submit);
  const sending = await within(form).findByRole("button", { name: forms.sending });
  expect(sending).toHaveAttribute("aria-disabled", "true");
  await user.click(sending);
  await user.type(sending, "{Enter}");
  held.resolve();
  await findHebrewNews(hebrew.sent.title);
  expect(field(forms.message)).toHaveValue("");
  expect(sent).toBe(1);
});

test("FORM-50 the same text sent again has the same key and is stored once", async () => {
  const { user, write, submit } = await openForm("/");
  await write("Hello there");
  const sent = watchBodies(shop, CONTACT);
  shop.intercept(
    CONTACT,
    async (_, request) => {
      sent.push(await request.text());
      return answerWith500();
    },
    2,
  );
  for (const count of [1, 2]) {
    await user.click(submit);
    await waitFor(() => expect(sent).toHaveLength(count));
    await findHebrewNews(hebrew.failed.text);
    await waitFor(() => expect(submit).not.toHaveAttribute("aria-disabled"));
  }
  await user.click(submit);
  await findHebrewNews(hebrew.sent.title);
  expect(sent).toHaveLength(3);
  const keys = sent.map((body) => /"submission_key":"([^"]+)"/.exec(body)?.[1]);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeDefined();
});

test("FORM-46 the fourth message within 15 minutes is refused at once, with the minutes to wait", async () => {
  const { user, field, write, submit } = await openForm("/");
  const sent = watchBodies(shop, CONTACT);
  for (const message of ["Hello there", "Once more", "And again"]) {
    await write(message);
    await user.click(submit);
    await waitFor(() => expect(field(forms.message)).toHaveValue(""));
  }
  await write("One too many");
  await user.click(submit);
  await findHebrewNews(hebrew.limited.title);
  await findHebrewNews(hebrew.limited.text(15));
  expect(field(forms.message)).toHaveValue("One too many");
  expect(sent).toHaveLength(3);
});
