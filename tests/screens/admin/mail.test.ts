// The screen of outgoing mails: what became of a test mail, and why others do not leave.
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { mailReasonTexts } from "#i18n/he/mail-reasons.ts";
import { mailAdmin } from "#i18n/he/mails.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findToast } from "./staff.ts";

const shop = await startScreenShop();
const { database } = shop;

test("SET-102 a test mail is shown as waiting, then as refused with the reason, then as sent", async () => {
  await database.asOwner("delete from mails");
  const user = await shop.open(adminPaths.mail, { as: "admin" });
  await user.click(await screen.findByRole("button", { name: mailAdmin.test.button }));
  const outcome = await screen.findByText(mailAdmin.test.requested, { exact: false });
  expect(outcome).toHaveTextContent("admin@wanderpaw.example");
  await database.asOwner(
    "update mails set state = 'queued', attempts = 1, reason = 'sender', last_error = '553 not owned'",
  );
  const status = screen.getByRole("status");
  await within(status).findByText(mailReasonTexts.sender);
  expect(status).toHaveTextContent("553 not owned");
  await database.asOwner(
    "update mails set state = 'sent', sent_at = app.now(), reason = null, last_error = null",
  );
  await within(status).findByText(mailAdmin.test.outcomes.sent, { exact: false });
  expect(status).not.toHaveTextContent(mailReasonTexts.sender);
});

test("SET-100 SET-101 the list shows the action for each mail, and one press sends all failed ones again", async () => {
  await database.asOwner("delete from mails");
  await database.asOwner(
    `insert into mails (kind, recipient, content, state, attempts, reason) values
     ('password-changed', 'a@mail.example', '{"fullName":"Noa"}', 'failed', 12, 'login'),
     ('password-changed', 'b@mail.example', '{"fullName":"Noa"}', 'queued', 1, 'unknown_authority'),
     ('password-changed', 'c@mail.example', '{"fullName":"Noa"}', 'queued', 0, null)`,
  );
  const user = await shop.open(`${adminPaths.mail}?state=stuck`, { as: "admin" });
  const table = await screen.findByRole("table", { name: mailAdmin.list.label });
  await within(table).findByText(mailReasonTexts.login);
  expect(table).toHaveTextContent(mailReasonTexts.unknown_authority);
  expect(table).not.toHaveTextContent("c@mail.example");
  await user.click(await screen.findByRole("button", { name: mailAdmin.retryAll.button(1) }));
  await findToast(mailAdmin.retryAll.saved(1));
  expect(
    await database.asOwner("select state from mails where recipient = 'a@mail.example'"),
  ).toEqual([{ state: "queued" }]);
});
