import { useContext } from "react";
import { NavLink } from "react-router";
import { formatNumber } from "#i18n/format.ts";
import { crm } from "#i18n/he/customers.ts";
import { paths } from "#web/paths.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { isOpenTo } from "../screens.ts";

const screens = [
  { name: "customers", path: paths.admin.customers },
  { name: "messages", path: paths.admin.messages },
  { name: "dealers", path: paths.admin.dealers },
  { name: "subscribers", path: paths.admin.subscribers },
] as const;

type Counts = Partial<Record<(typeof screens)[number]["name"], number | undefined>>;

/** The screens about people, beside each other; below the head of each of them. `counts` stand beside the names. */
export function CrmNav({ counts = {} }: { counts?: Counts }) {
  const { may } = useContext(AbilitiesContext);
  return (
    <nav aria-label={crm.label} className="flex flex-wrap gap-1 border-b border-line">
      {screens
        .filter(({ path }) => isOpenTo(may, path))
        .map(({ name, path }) => {
          const count = counts[name];
          return (
            <NavLink
              key={name}
              to={path}
              className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-soft no-underline hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text lg:min-h-10"
            >
              {crm[name]}
              {count !== undefined && count > 0 && (
                <span className="num rounded-pill bg-mute-bg px-1.5 text-xs text-mute-fg">
                  <bdi>{formatNumber(count, "he-IL")}</bdi>
                </span>
              )}
            </NavLink>
          );
        })}
    </nav>
  );
}
