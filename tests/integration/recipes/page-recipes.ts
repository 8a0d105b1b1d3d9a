// Pages of the shop and of the back office, added by the recipes of CONTRIBUTING.md.
import type { Recipe } from "./recipe.ts";

const page: Recipe = {
  name: "A page",
  mostFiles: 3,
  steps: [
    { file: "src/web/paths.ts", after: `  faq: "/faq",\n`, text: `  care: "/care",\n` },
    {
      file: "src/web/public-pages.ts",
      after: "export const publicPages = [\n",
      text: `  {
    name: "care",
    path: paths.care,
    file: "storefront/pages/care.tsx",
    share: {
      image: "product/blue-2",
      document: "care",
      getShareWords: ({ care }: Words<"care">) => ({ kicker: "Care", title: care.title }),
    },
  },
`,
    },
    {
      file: "src/web/storefront/pages/care.tsx",
      text: `import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import { useContent } from "../content.ts";
import { pageMeta } from "../parts/page-meta.ts";
import type { Route } from "./+types/care";

export async function loader({ context }: Route.LoaderArgs) {
  const { content, publicUrl } = context.get(shopContext);
  const { care, brand } = await content("care", "brand");
  return {
    content: { care },
    meta: pageMeta({
      title: care.metaTitle,
      description: care.description,
      brand,
      publicUrl,
      path: paths.care,
      share: pageSharePath("care", { care, brand }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function CarePage() {
  const { title, washing } = useContent("care");
  return (
    <>
      <h1>{title}</h1>
      <p>{washing}</p>
    </>
  );
}
`,
    },
  ],
};

const screen: Recipe = {
  name: "A back-office screen",
  mostFiles: 5,
  steps: [
    {
      file: "src/web/admin-paths.ts",
      after: `  settings: "/admin/settings",\n`,
      text: `  history: "/admin/settings/history",\n`,
    },
    {
      file: "src/web/admin/screens.ts",
      after: `  defineDetail(adminPaths.audit, names.audit, "audit.read"),\n`,
      text: `  defineDetail(adminPaths.history, history.title, "audit.read"),\n`,
    },
    {
      file: "src/web/admin/screens.ts",
      after: `import type { palette } from "#i18n/he/palette.ts";\n`,
      text: `import { history } from "#i18n/he/history.ts";\n`,
    },
    {
      file: "src/web/routes.ts",
      after: `        route("me", "admin/settings/me/page.tsx"),\n`,
      text: `        route("history", "admin/settings/history/page.tsx"),\n`,
    },
    {
      file: "src/i18n/he/history.ts",
      text: `export const history = {
  title: "היסטוריה",
  list: {
    label: "רשומות",
    failed: "לא ניתן לקרוא את ההיסטוריה",
    none: { title: "אין עדיין רשומות", text: "כאן יופיעו רשומות." },
    filtered: { title: "לא נמצאו רשומות" },
  },
  columns: { id: "רשומה", changes: "שינויים" },
} as const;
`,
    },
    {
      file: "src/web/admin/settings/history/page.tsx",
      text: `import { history as text } from "#i18n/he/history.ts";
import { HistoryList } from "./history-list.tsx";

/** The events of the shop, newest first. */
export default function HistoryPage() {
  return (
    <section aria-label={text.title}>
      <HistoryList />
    </section>
  );
}
`,
    },
  ],
};

const list: Recipe = {
  name: "A back-office list",
  mostFiles: 1,
  steps: [
    {
      file: "src/web/admin/settings/history/history-list.tsx",
      text: `import { history as text } from "#i18n/he/history.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useApi } from "../../api/use-api.ts";
import { defineColumns } from "../../kit/define-columns.tsx";
import { readText, defineList } from "../../kit/define-list.ts";
import { TableScreen } from "../../kit/table-screen.tsx";
import { useList } from "../../kit/use-list.ts";

type Row = CallOutput<"GET /api/admin/audit-count">["entries"][number];
const historyList = defineList({ filters: { q: readText } });
const columns = defineColumns<Row, typeof text.columns>(text.columns, {
  id: { phone: "lead", cell: ({ id }) => <bdi>{id}</bdi> },
  changes: "count",
});

export function HistoryList() {
  const list = useList(historyList);
  const read = useApi("GET /api/admin/audit-count", { query: list.query });
  return (
    <TableScreen
      list={list}
      read={read}
      rows={read.data?.entries}
      {...text.list}
      columns={columns}
      filters={null}
    />
  );
}
`,
    },
  ],
};

const form: Recipe = {
  name: "A form of the back office",
  mostFiles: 1,
  steps: [
    {
      file: "src/web/admin/settings/history/note-dialog.tsx",
      text: `import { history as text } from "#i18n/he/history.ts";
import { line } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { useRecordForm } from "../../kit/record-form.ts";

const note = record("note", { body: line(2_000) });
const fields = { body: { label: text.title } };

export function NoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ActionDialog
      call="POST /api/admin/customers/:id/notes"
      title={text.title}
      failed={text.failed}
      form={useRecordForm(note, fields)}
      toInput={(body) => ({ params: { id }, body })}
      onClose={onClose}
      />
  );
}
`,
    },
  ],
};

export const pageRecipes: readonly Recipe[] = [page, screen, list, form];
