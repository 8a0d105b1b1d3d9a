import { useContext } from "react";
import { NavLink } from "react-router";
import { formatCount } from "#i18n/format-he.ts";
import { AbilitiesContext } from "../api/abilities.ts";
import { getSections, type ModuleName } from "../screens.ts";

type SectionNavProps = {
  label: string;
  module: ModuleName;
  /** How much waits in a section, by its path; stands beside its name. */
  counts?: Readonly<Record<string, number>>;
};

/** The screens of a module, beside each other; below the head of each of them. */
export function SectionNav({ label, module, counts = {} }: SectionNavProps) {
  const { may } = useContext(AbilitiesContext);
  const sections = getSections(module, may);
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 border-b border-line print:hidden">
      {sections.map(({ path, name }) => (
        <NavLink
          key={path}
          to={path}
          // The settings' first section has the address that the others begin with.
          end={sections.some((other) => other.path.startsWith(`${path}/`))}
          className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-soft no-underline hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text lg:min-h-10"
        >
          {name}
          <Count value={counts[path] ?? 0} />
        </NavLink>
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
