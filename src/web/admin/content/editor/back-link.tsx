import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { contentEditor } from "#i18n/he/content-editor.ts";
import { adminPaths } from "#web/admin-paths.ts";

/** The way from a document to all of them. */
export function BackLink() {
  return (
    <Link
      to={adminPaths.content}
      className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-soft no-underline hover:text-text lg:min-h-0"
    >
      <ArrowLeft aria-hidden className="mirrored size-4" />
      {contentEditor.back}
    </Link>
  );
}
