import { ClipboardList } from "lucide-react";
import { Link } from "react-router";
import { readinessNote as text } from "#i18n/he/readiness-note.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../api/use-api.ts";

/** The number of checks that are missing before the shop opens, if any. */
export function MissingNote() {
  const { data } = useApi("GET /api/admin/readiness", {});
  const missing = data?.checks.filter(({ state }) => state === "missing").length ?? 0;
  if (missing === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
      <ClipboardList aria-hidden className="size-4 flex-none" />
      {text.text(missing)}
      <Link to={adminPaths.ready} className="link inline-block py-2.5 lg:py-1">
        {text.link}
      </Link>
    </p>
  );
}
