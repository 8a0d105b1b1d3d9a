// Code of the server and the pages that it shows, added by the recipes of CONTRIBUTING.md.
import type { Recipe } from "./recipe.ts";

const setting: Recipe = {
  name: "A setting of the running shop",
  mostFiles: 3,
  steps: [
    {
      file: "src/modules/settings/settings.ts",
      after: "const definitions = {\n",
      text: `  gift_wrap: { kind: "switch", default: false, group: "orders", readers: ["checkout"] },\n`,
    },
    {
      file: "src/i18n/he/general-settings.ts",
      after: "const settings = {\n",
      text: `  gift_wrap: { name: "אריזת מתנה", help: "אפשר לבקש אריזת מתנה." },\n`,
    },
    {
      file: "src/i18n/back-office-en/general-settings.ts",
      after: "  settings: {\n",
      text: `    gift_wrap: { name: "Gift wrap", help: "Customers can ask for gift wrap." },\n`,
    },
  ],
};

const mail: Recipe = {
  name: "A mail",
  mostFiles: 3,
  steps: [
    {
      file: "content/mails.ts",
      after: "export const mailTexts = {\n",
      text: `  birthday: { subject: "Well done", preheader: "A year", heading: "A year", text: ["Thank you."], afterwards: ["It was a good one.", "Here is to the next."], footer: "Sent by {shop}. Questions? Write to {email}." },\n`,
    },
    {
      file: "src/i18n/he/mail-labels.ts",
      after: "  kinds: {\n",
      text: `    birthday: "יום הולדת",\n`,
    },
    {
      file: "src/i18n/back-office-en/mail-labels.ts",
      after: "  kinds: {\n",
      text: `    birthday: "Birthday",\n`,
    },
  ],
};

const status: Recipe = {
  name: "An order status",
  mostFiles: 5,
  steps: [
    {
      file: "src/modules/orders/status.ts",
      after: "    comesWithRefund: true,\n  },\n",
      text: `  written_off: {
    tone: "mute",
    customerTone: "mute",
    phase: "over",
    stock: "as before",
    countsAs: [],
    mail: null,
    comesWithRefund: false,
  },
`,
    },
    {
      file: "src/i18n/en/orders.ts",
      after: `    refunded: "Refunded",\n`,
      text: `    written_off: "Written off",\n`,
    },
    {
      file: "src/i18n/he/order-labels.ts",
      after: "  statuses: {\n",
      text: `    written_off: "נמחקה",\n`,
    },
    {
      file: "src/i18n/he/order-labels.ts",
      after: "  became: {\n",
      text: `    written_off: "סומנה כמחוקה",\n`,
    },
    {
      file: "src/i18n/back-office-en/order-labels.ts",
      after: "  statuses: {\n",
      text: `    written_off: "Written off",\n`,
    },
    {
      file: "src/i18n/back-office-en/order-labels.ts",
      after: "  became: {\n",
      text: `    written_off: "Marked as written off",\n`,
    },
    {
      file: "src/web/page/status-looks.ts",
      after: "  Clock,\n",
      text: "  Hourglass,\n",
    },
    {
      file: "src/web/page/status-looks.ts",
      after: "  refunded: Undo2,\n",
      text: "  written_off: Hourglass,\n",
    },
    {
      file: "src/web/page/status-looks.ts",
      after: `  refunded: "text-line-strong",\n`,
      text: `  written_off: "text-mute-fg",\n`,
    },
  ],
};

const endpoint: Recipe = {
  name: "An API endpoint",
  mostFiles: 2,
  steps: [
    {
      file: "src/modules/audit/endpoints.ts",
      after: "export const auditEndpoints = {\n",
      text: `  countAuditEntries: endpoint("GET /api/admin/audit-count", {
    summary: "Count the entries",
    permission: "audit.read",
    query: z.object({ q: z.string().max(9).optional(), after: z.string().max(9).optional() }),
    response: z.object({
      entries: z.array(z.object({ id: z.string(), changes: z.int() })),
      nextCursor: z.null(),
    }),
    handle: async () => ({ entries: [], nextCursor: null }),
  }),
`,
    },
    {
      file: "tests/integration/hostile/samples-admin.ts",
      after: "export const adminSamples = {\n",
      text: `  "audit.countAuditEntries": () => ({ query: { q: "x" } }),\n`,
    },
  ],
};

const job: Recipe = {
  name: "A job",
  mostFiles: 3,
  steps: [
    {
      file: "src/modules/currency/tasks.ts",
      after: "  return {\n",
      text: `    "forget-rates": { schedule: "5 4 * * *", run: async () => undefined },\n`,
    },
    {
      file: "src/i18n/he/jobs.ts",
      after: "  tasks: {\n",
      text: `    "forget-rates": "מחיקת שערים ישנים",\n`,
    },
    {
      file: "src/i18n/back-office-en/jobs.ts",
      after: "  tasks: {\n",
      text: `    "forget-rates": "Delete old rates",\n`,
    },
  ],
};

const table: Recipe = {
  name: "A table or column",
  mostFiles: 4,
  steps: [
    {
      file: "src/modules/currency/tables.ts",
      after: `from "#platform/db/roles.ts";\n`,
      text: `
/** Notes about rates, for the back office. */
export const rateNotes = pgTable(
  "rate_notes",
  { note: text("note").primaryKey(), at: instant("at").notNull().default(shopNow) },
  () => [...staffPolicies("rate_notes")],
);
`,
    },
    {
      file: "src/modules/currency/README.md",
      after: "Tables: `currencies`, `exchange_rates`",
      text: ", `rate_notes`",
    },
    {
      file: "tests/integration/data/back-office-expectations.ts",
      after: "export const backOfficeExpectations: Record<string, TableExpectation> = {\n",
      text: `  rate_notes: {
    touch: "note",
    row: "(note) values ('Another')",
    rights: only({ admin: neverDeleted, system: everything }),
  },
`,
    },
  ],
  migration: `
alter table rate_notes force row level security;
grant select, insert, update on rate_notes to shop_admin;
grant select, insert, update, delete on rate_notes to shop_system;
grant select on rate_notes to shop_privacy;
`,
};

const field: Recipe = {
  name: "A field of a record",
  mostFiles: 5,
  steps: [
    {
      file: "src/modules/inventory/delivery.ts",
      after: `export const delivery = record("delivery", {\n  quantity,\n`,
      text: `  boxes: { ...count({ min: 0, max: 1_000 }), empty: 0 },\n`,
    },
    {
      file: "src/modules/inventory/tables.ts",
      after: `    expectedOn: date("expected_on").notNull(),\n`,
      text: `    boxes: integer("boxes").notNull().default(0),\n`,
    },
    {
      file: "src/i18n/he/deliveries.ts",
      after: "  fields: {\n",
      text: `    boxes: { label: "ארגזים" },\n`,
    },
    {
      file: "src/i18n/back-office-en/deliveries.ts",
      after: "  fields: {\n",
      text: `    boxes: { label: "Boxes" },\n`,
    },
  ],
};

export const serverRecipes: readonly Recipe[] = [
  setting,
  mail,
  status,
  endpoint,
  job,
  table,
  field,
];
