// Texts follow deeds: what the shop does with data is named in the privacy policy, and an answer
// leads to the page that does what it is about.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { returnKinds, type ReturnKind } from "#modules/orders/kinds.ts";
import { listWithdrawalDays } from "#modules/content/withdrawal-days.ts";
import { delivered } from "#modules/content/delivered.fixture.ts";
import { exportSections, type ExportSection } from "#modules/privacy/export-parts.ts";
import { paths } from "#web/paths.ts";

const privacy = readFileSync("content/pages/privacy.md", "utf8");
const terms = readFileSync("content/pages/terms.md", "utf8");

/** Where the privacy policy names the data of each part of an export. */
const named: Readonly<Record<ExportSection, readonly RegExp[]>> = {
  person: [/your name, email address, phone number/i],
  account: [/\*\*Your account:\*\* name, email address, and a password/],
  emailChanges: [/change your email address, we also keep the earlier one/],
  addresses: [/addresses that you save, each with its label, name and phone number/],
  sessions: [/each device that is signed in we note its browser, its internet address/],
  secondFactor: [/second step protects your sign-in/],
  passkeys: [/passkeys, of which we hold a name/],
  orders: [/\*\*Your orders:\*\*/, /billing and shipping address/, /coupon/],
  lines: [/what you ordered and for how much/],
  payments: [/payments and refunds/],
  refunds: [/payments and refunds/],
  shipments: [/the parcel with its tracking number/],
  orderEvents: [/the steps in between/],
  reviews: [
    /\*\*Your reviews:\*\*/,
    /text and photos/,
    /name that you sign with/,
    /breed, its weight/,
  ],
  doorAnswers: [/whether you paid anything at the door/],
  returns: [/\*\*Your cancellations, returns and claims:\*\*/, /the photos that you attach/],
  messages: [/\*\*Your messages:\*\*/],
  replies: [/what we answer/],
  notes: [/notes and tags that our staff write/],
  newsletter: [/\*\*The newsletter:\*\*/, /when and how you confirmed it/, /waiting list/],
  mails: [/a copy of each email that we send you/],
  securityEvents: [/security log/],
  changes: [/a log of what staff changed/],
};

test.each(exportSections)("TEXT-07 the privacy policy names the data of the part %s", (section) => {
  for (const words of named[section] ?? [/no words for this part/]) expect(privacy).toMatch(words);
});

/**
 * Where the privacy policy names the data of each table that is about people: an expression that
 * it matches, or the part of an export that has it.
 */
const personalTables: Readonly<Record<string, ExportSection | RegExp>> = {
  accounts: "account",
  audit_log: "changes",
  coupon_redemptions: "orders",
  customer_notes: "notes",
  customers: "person",
  data_exports: /log of what staff changed/,
  door_answers: /whether you paid anything at the door/,
  email_changes: "emailChanges",
  // It has no names; the hash of an address shows nothing of it.
  erasures: /give you a receipt/,
  guest_holds: /internet address, in a form that cannot be read/,
  mail_secrets: "mails",
  mails: "mails",
  message_replies: "replies",
  messages: "messages",
  newsletter_subscribers: "newsletter",
  one_time_tokens: "account",
  order_events: "orderEvents",
  order_items: "lines",
  order_tags: "notes",
  orders: "orders",
  passkeys: "passkeys",
  payment_disputes: "payments",
  payment_pages: "payments",
  payments: "payments",
  profiles: "account",
  rate_limits: /Attempts are also counted/,
  received_mails: /email with which you answer us/,
  recovery_codes: "secondFactor",
  refresh_tokens: "sessions",
  refunds: "refunds",
  reply_files: /files that come with it/,
  return_lines: "returns",
  return_photos: "returns",
  returns: "returns",
  review_invitations: /one invitation to review/,
  review_photos: "reviews",
  reviews: "reviews",
  saved_addresses: "addresses",
  second_factors: "secondFactor",
  security_alerts: "securityEvents",
  security_events: "securityEvents",
  sessions: "sessions",
  shipments: "shipments",
};
/** Tables of goods, texts, figures and settings, and of the work of staff. */
const impersonalTables: readonly string[] = `
  backup_runs carriers content_documents content_drafts content_revisions coupons
  currencies daily_customer_stats daily_money_stats daily_order_stats daily_sales_stats done_checks exchange_rates expected_deliveries held_units
  hold_alerts integrity_findings market_places markets mailbox_state media_images muted_news passkey_challenges
  payment_events payment_ways product_attributes product_categories product_images product_variants
  products push_devices redirects role_invitations saved_views setup_warnings signing_keys
  stale_money_days stock_alerts stock_levels stock_movements system_settings untold_news user_grants
  user_roles variant_costs variant_slugs
`.split(/\s+/);

const snapshot = readdirSync("migrations/meta").find((name) => name.endsWith("_snapshot.json"));
const { tables } = z
  .object({ tables: z.record(z.string(), z.object({ name: z.string() })) })
  .parse(JSON.parse(readFileSync(`migrations/meta/${snapshot ?? ""}`, "utf8")));

test.each(Object.values(tables).map(({ name }) => name))(
  "TEXT-09 the table %s is about no person, or the privacy policy names its data",
  (table) => {
    expect([...Object.keys(personalTables), ...impersonalTables]).toContain(table);
    const place = personalTables[table];
    const words = typeof place === "string" ? named[place] : [place ?? /^/];
    for (const each of words) expect(privacy).toMatch(each);
  },
);

test("TEXT-07 the privacy policy tells how long waiting lists, reviews, accounts and emails are stored", () => {
  const stored = privacy.slice(privacy.indexOf("## How long"), privacy.indexOf("## Your rights"));
  for (const words of [
    /waiting list[^.]*six months/,
    /\*\*Reviews\*\*/,
    /\*\*Accounts\*\*[^.]*addresses and passkeys/,
    /removed after 90 days/,
  ])
    expect(stored).toMatch(words);
});

test("TEXT-08 the privacy policy leads to the pages on which people change, export and delete their data", () => {
  const rights = privacy.slice(privacy.indexOf("## Your rights"));
  for (const deed of ["email address", "download", "close the account"])
    expect(rights).toContain(deed);
  for (const path of [paths.account, paths.addresses, paths.contact])
    expect(rights).toContain(`](${path})`);
});

test("TEXT-08 the terms name the right to withdraw beside the hours to cancel, and lead to the form", () => {
  expect(terms).toContain("{policies.cancelWithinHours} hours");
  expect(terms).toContain("{withdrawal.days} days");
  for (const heading of ["## The sale", "## The warranty", "## No returns"]) {
    const from = terms.indexOf(heading);
    const section = terms.slice(from, terms.indexOf("\n## ", from + 1));
    expect([heading, section]).toEqual([heading, expect.stringContaining(`](${paths.cancel})`)]);
  }
});

const questions = delivered.faq.categories.flatMap((category) => category.questions);
const returnQuestions: Readonly<Record<ReturnKind, readonly string[]>> = {
  cancel: ["cancel-an-order", "wrong-address"],
  withdraw: ["can-i-return-it"],
  claim: ["arrived-damaged", "wrong-item"],
  warranty: ["make-a-warranty-claim"],
};

/** The questions about what a page of the shop does. */
const deeds: readonly (readonly [path: string, id: string])[] = [
  ...returnKinds.flatMap((kind) => returnQuestions[kind].map((id) => [paths.cancel, id] as const)),
  [paths.account, "see-change-or-delete-my-data"],
  [paths.account, "sign-in-without-a-password"],
  [paths.addresses, "save-an-address"],
  [paths.orders, "where-is-my-order"],
  [paths.orders, "write-a-review"],
  [paths.products, "out-of-stock"],
  [paths.cart, "how-to-use-a-coupon"],
];

test.each(deeds)("FAQ-07 the page %s does what the answer %s is about", (path, id) => {
  expect(questions.find((question) => question.id === id)?.more?.to).toBe(path);
});

test("FAQ-07 no answer asks for an email where a page of the shop does the thing", () => {
  const mailed = questions.filter(({ more }) => more?.to.startsWith("mailto:") === true);
  expect(mailed.map(({ id }) => id)).toEqual([]);
  const done = questions.filter(({ id }) => deeds.some(([, deed]) => deed === id));
  const texts = done.map(({ answer }) => answer.join(" "));
  for (const text of texts) expect(text).not.toContain(delivered.brand.email);
});

test("FAQ-07 the answers name the waiting list, and the days to withdraw beside the hours to cancel", () => {
  const getAnswer = (id: string) => questions.find((it) => it.id === id)?.answer.join(" ");
  expect(getAnswer("out-of-stock")).toMatch(/email address in the form/);
  const [days] = listWithdrawalDays(delivered.policies);
  expect(getAnswer("cancel-an-order")).toContain(`${delivered.policies.cancelWithinHours} hours`);
  for (const id of ["cancel-an-order", "can-i-return-it"])
    expect(getAnswer(id)).toContain(`${days} days`);
});
