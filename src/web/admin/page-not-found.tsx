import { SearchX } from "lucide-react";
import { data, Link } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { getActionClass } from "./kit/action-button.tsx";
import { EmptyState } from "./kit/list-states.tsx";
import { Page } from "./shell/page.tsx";

const text = admin.missing;

/** Answers 404, so that programs see it as well. */
export function loader() {
  return data(null, 404);
}

export default function MissingPage() {
  return (
    <Page title={text.title}>
      <EmptyState Icon={SearchX} title={text.title} text={text.text}>
        <Link to={adminPaths.home} className={getActionClass("main")}>
          {text.back}
        </Link>
      </EmptyState>
    </Page>
  );
}
