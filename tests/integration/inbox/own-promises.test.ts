import { afterEach, expect, test } from "vitest";
import { adminMessageEndpoints } from "#modules/messages/admin-endpoints.ts";
import { computeReplyDueAt } from "#modules/messages/reply-deadline.ts";
import { policies } from "#content/policies.ts";
import { isolate } from "#shared/isolate-text.ts";
import { publishWords } from "../../support/publish-words.ts";
import { startInboxShop } from "./inbox-shop.ts";

const { database, write, apply, message, list, asAdmin, passTime } = await startInboxShop();
afterEach(() => database.asOwner("delete from content_documents"));

const getOverdue = async () => {
  const { text } = await asAdmin("GET", "/api/admin/message-counts");
  return adminMessageEndpoints.countMessages.response.parse(JSON.parse(text)).overdue;
};

test("WORDS-86 the published response times decide when messages are due and late, and how they are sorted", async () => {
  const question = await write();
  const { createdAt } = await message(question);
  const inquiry = await apply();
  expect((await list("sort=deadline")).ids).toEqual([question, inquiry]);
  const promises = { replyWithinHours: 240, dealerReplyBusinessDays: 1 };
  await publishWords(database, "policies", promises);
  const due = computeReplyDueAt("contact", new Date(createdAt), promises);
  expect((await message(question)).dueAt).toBe(due.toISOString());
  expect(due).not.toEqual(computeReplyDueAt("contact", new Date(createdAt), policies));
  expect((await list("sort=deadline")).ids).toEqual([inquiry, question]);

  passTime(8 * 24 * 3_600);
  expect((await list("overdue=yes")).ids).toEqual([inquiry]);
  expect(await getOverdue()).toBe(1);
  await publishWords(database, "policies", { replyWithinHours: 24, dealerReplyBusinessDays: 1 });
  expect(await getOverdue()).toBe(2);
});

test("WORDS-87 replies begin with the published template", async () => {
  await publishWords(database, "reply-templates", {
    items: [
      { name: "ברכה", en: "Hi {name}, it’s {brand.name}.", he: "היי {name}, כאן {brand.name}." },
    ],
  });
  const { text } = await asAdmin("GET", "/api/admin/reply-templates");
  const { templates } = adminMessageEndpoints.listReplyTemplates.response.parse(JSON.parse(text));
  expect(templates).toEqual([
    {
      name: "ברכה",
      en: "Hi {name}, it’s Wanderpaw.",
      he: `היי {name}, כאן ${isolate("Wanderpaw")}.`,
    },
  ]);
});
