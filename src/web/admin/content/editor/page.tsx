import { contentList } from "#i18n/he/content.ts";
import { contentEditor } from "#i18n/he/content-editor.ts";
import { useApi } from "../../api/use-api.ts";
import { LoadError } from "../../kit/list-frame.tsx";
import { Page } from "../../shell/page.tsx";
import { BackLink } from "./back-link.tsx";
import { DocumentScreen } from "./document-screen.tsx";
import type { Route } from "./+types/page";

/** The editor of a document, whose key may have a slash: "article/pet-carrier-flights". */
export default function DocumentPage({ params }: Route.ComponentProps) {
  const key = params["*"];
  const read = useApi("GET /api/admin/content/document", { query: { key } });
  if (read.data?.key === key) return <DocumentScreen key={key} document={read.data} />;
  return (
    <Page title={contentList.title}>
      <BackLink />
      <LoadError read={read} failed={contentEditor.loadFailed} />
    </Page>
  );
}
