import { useContext } from "react";
import { Link, useLocation } from "react-router";
import { formatCount } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { getMarks, useToDo } from "../live/use-to-do.ts";
import { findSection, getSectionRow } from "../screens.ts";

/** The screens of the module beside each other, below the head of each of them. */
export function SectionNav() {
  const { may } = useContext(AbilitiesContext);
  const marks = getMarks(useToDo().data?.tasks ?? [], findSection);
  const { pathname } = useLocation();
  const row = getSectionRow(may, pathname);
  const [first] = row ?? [];
  if (row === undefined || first === undefined) return null;
  const chosen = findSection(pathname);
  return (
    <nav
      aria-label={admin.sections.label(admin.nav[first.module])}
      className="flex flex-wrap gap-1 border-b border-line print:hidden"
    >
      {row.map(({ path, section }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === chosen ? "page" : undefined}
          className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-soft no-underline hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text lg:min-h-10"
        >
          {section}
          <Count value={marks.get(path)?.count ?? 0} />
        </Link>
      ))}
    </nav>
  );
}

function Count({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span className="num rounded-pill bg-mute-bg px-1.5 text-xs text-mute-fg">
      <bdi>{formatCount(value)}</bdi>
    </span>
  );
}
