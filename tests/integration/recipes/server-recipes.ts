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
  ],
};

const mail: Recipe = {
  name: "A mail",
  mostFiles: 6,
  steps: [
    {
      file: "src/modules/mail/mail-kinds.ts",
      after: `  "test-mail",\n`,
      text: `  "birthday",\n`,
    },
    {
      file: "content/mails.ts",
      after: "export const mailTexts = {\n",
      text: `  birthday: { subject: "Well done", preheader: "A year", heading: "A year", text: ["Thank you."], afterwards: ["It was a good one.", "Here is to the next."] },\n`,
    },
    {
      file: "src/modules/mail/templates/birthday.ts",
      text: `import { z } from "zod";
import { template } from "./mail-content.ts";

export const birthday = template("birthday", z.object({}), (_none, { own }) => ({
  ...own,
  paragraphs: own.text,
  footer: "Sent by {shop}. Questions? Write to {email}.",
}));
`,
    },
    {
      file: "src/modules/mail/templates/render-mail.tsx",
      after: `import type { MailKind } from "../mail-kinds.ts";\n`,
      text: `import { birthday } from "./birthday.ts";\n`,
    },
    {
      file: "src/modules/mail/templates/render-mail.tsx",
      after: "const templates = {\n",
      text: "  birthday,\n",
    },
    {
      file: "src/i18n/he/mail-labels.ts",
      after: "  kinds: {\n",
      text: `    birthday: "יום הולדת",\n`,
    },
    {
      file: "src/modules/mail/templates/sample-mails.ts",
      after: "=> MailContents[Kind];\n} = {\n",
      text: "  birthday: () => ({}),\n",
    },
  ],
};

const status: Recipe = {
  name: "An order status",
  mostFiles: 4,
  steps: [
    {
      file: "src/modules/orders/status.ts",
      after: "export const orderStatusTable = {\n",
      text: `  on_hold: {
    tone: "warn",
    customerTone: "mute",
    phase: "open",
    stock: "held",
    countsAs: ["sold"],
    mail: null,
    comesWithRefund: false,
  },
`,
    },
    {
      file: "src/modules/orders/status.ts",
      after: "export const orderStatuses = [\n",
      text: `  "on_hold",\n`,
    },
    { file: "src/i18n/en/orders.ts", after: "  statuses: {\n", text: `    on_hold: "On hold",\n` },
    {
      file: "src/i18n/he/order-labels.ts",
      after: "  statuses: {\n",
      text: `    on_hold: "מושהית",\n`,
    },
    {
      file: "src/i18n/he/order-labels.ts",
      after: "  became: {\n",
      text: `    on_hold: "הושהתה",\n`,
    },
    {
      file: "src/web/page/status-looks.ts",
      after: "export const statusIcons = {\n",
      text: "  on_hold: Clock,\n",
    },
    {
      file: "src/web/page/status-looks.ts",
      after: "export const statusColors = {\n",
      text: `  on_hold: "text-mute-fg",\n`,
    },
  ],
};

const endpoint: Recipe = {
  name: "An API endpoint",
  mostFiles: 1,
  steps: [
    {
      file: "src/modules/audit/endpoints.ts",
      after: "export const auditEndpoints = {\n",
      text: `  countAuditEntries: endpoint(
    "GET /api/admin/audit-count",
    {
      summary: "How many entries there are",
      permission: "audit.read",
      query: z.object({ q: z.string().max(9).optional(), after: z.string().max(9).optional() }),
      response: z.object({ entries: z.array(z.object({ id: z.int() })), nextCursor: z.null() }),
    },
    async () => ({ entries: [], nextCursor: null }),
  ),
`,
    },
  ],
};

const job: Recipe = {
  name: "A job",
  mostFiles: 1,
  steps: [
    {
      file: "src/modules/currency/tasks.ts",
      after: "  return {\n",
      text: `    "forget-rates": { schedule: "5 4 * * *", run: async () => undefined },\n`,
    },
  ],
};

const table: Recipe = {
  name: "A table or column",
  mostFiles: 1,
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
  ],
};

export const serverRecipes: readonly Recipe[] = [setting, mail, status, endpoint, job, table];
