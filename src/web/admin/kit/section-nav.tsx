import { formatCount } from "#i18n/format-he.ts";
import { NavLink } from "react-router";

export type Section = {
  readonly path: string;
  readonly name: string;
  /** How much waits there; stands beside the name. */
  readonly count?: number | undefined;
};

/** Screens that belong together, beside each other; below the head of each of them. */
export function SectionNav({ label, sections }: { label: string; sections: readonly Section[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 border-b border-line print:hidden">
      {sections.map(({ path, name, count = 0 }) => (
        <NavLink
          key={path}
          to={path}
          // The settings' first section has the address that the others begin with.
          end={sections.some((other) => other.path.startsWith(`${path}/`))}
          className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-3 text-soft no-underline hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text lg:min-h-10"
        >
          {name}
          {count > 0 && (
            <span className="num rounded-pill bg-mute-bg px-1.5 text-xs text-mute-fg">
              <bdi>{formatCount(count)}</bdi>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
