import { Link } from "react-router";
import { formatShortDate } from "#i18n/format-he.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { adminPaths } from "#web/admin-paths.ts";

const text = ownSecurity.dueSoon;

/** Reminds users whose grace period for a second factor is nearly over. */
export function SecondFactorDue({ dueAt }: { dueAt: Date }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 bg-warn-bg px-4 py-2 text-sm text-warn-fg">
      <span>
        {text.text} <bdi className="font-medium">{formatShortDate(dueAt)}</bdi>
      </span>
      <Link to={adminPaths.ownSecurity} className="font-medium underline">
        {text.link}
      </Link>
    </p>
  );
}
