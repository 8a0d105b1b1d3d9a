import { CircleHelp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { Popup } from "./popup.tsx";

export type Figure = {
  readonly id: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Undefined while it is being read. */
  readonly value: ReactNode | undefined;
  /** A few words under the value. */
  readonly note?: ReactNode;
  /** Meaning of the figure, in a sentence or two. */
  readonly explanation: string;
  /** The rows behind the figure. */
  readonly to: string;
};

const columns = {
  4: "sm:grid-cols-2 md:grid-cols-4",
  6: "sm:grid-cols-3 md:grid-cols-[repeat(6,minmax(min-content,1fr))]",
} as const;

/**
 * Figures side by side; on a phone in a row to swipe. Each links to its rows and has an
 * explanation.
 */
export function FigureStrip({
  figures,
  isSlim = false,
}: {
  figures: readonly Figure[];
  /** Each value beside its label, where other things count for more. */
  isSlim?: boolean;
}) {
  const places = figures.length > 4 ? 6 : 4;
  return (
    <dl
      className={joinClassNames(
        "figures gap-px overflow-hidden rounded-md border border-line bg-line sm:grid",
        // One row to swipe on a phone, where the work itself belongs on the first screen.
        "max-sm:flex max-sm:snap-x max-sm:overflow-x-auto max-sm:overscroll-x-contain",
        columns[places],
        // Millions have to fit where there are many.
        isSlim
          ? "[--figure:var(--text-lg)]"
          : places === 6
            ? "[--figure:var(--text-lg)] xl:[--figure:var(--text-xl)]"
            : "[--figure:var(--text-xl)] xl:[--figure:var(--text-2xl)]",
      )}
    >
      {figures.map((figure) => (
        <FigureCell key={figure.id} {...figure} isSlim={isSlim} />
      ))}
    </dl>
  );
}

function FigureCell(figure: Figure & { isSlim: boolean }) {
  const { label, Icon, value, note, explanation, to, isSlim } = figure;
  return (
    <div
      className={joinClassNames(
        "relative min-w-0 content-start bg-surface hover:bg-surface-hover max-sm:min-w-36 max-sm:flex-none max-sm:snap-start max-sm:px-3.5 max-sm:py-2 sm:px-3 sm:max-xl:py-2.5",
        isSlim ? "flex flex-wrap items-baseline gap-x-2 px-4 pt-1 pb-2" : "grid gap-0.5 p-4",
      )}
    >
      <dt
        className={joinClassNames(
          "flex min-h-9 items-center gap-1.5 text-xs text-soft",
          isSlim && "w-full",
        )}
      >
        <Icon aria-hidden className="size-4 flex-none" />
        {/* The whole cell leads to the rows. */}
        <Link to={to} className="text-soft no-underline after:absolute after:inset-0">
          {label}
        </Link>
        <Explanation label={label} text={explanation} />
      </dt>
      <dd className="num text-(length:--figure) leading-ui font-medium tracking-head">
        {value ?? <span aria-hidden className="my-2 block h-5 w-20 rounded-xs bg-mute-bg" />}
      </dd>
      {note !== undefined && <dd className="text-xs text-faint">{note}</dd>}
    </div>
  );
}

/** A small button that tells what a figure means. */
export function Explanation({ label, text }: { label: string; text: string }) {
  return (
    <Popup
      kind="dialog"
      trigger={
        <button
          type="button"
          aria-label={`${admin.explain} ${label}`}
          className="relative z-1 -my-1 ms-auto grid size-9 flex-none place-items-center rounded-sm text-faint print:hidden hover:bg-surface-hover hover:text-text"
        >
          <CircleHelp aria-hidden className="size-4" />
        </button>
      }
    >
      {({ Popover }, button) => (
        <Popover.Root>
          <Popover.Trigger {...button} />
          <Popover.Portal>
            <Popover.Positioner sideOffset={6} className="z-(--z-dialog)">
              <Popover.Popup className="max-w-72 rounded-sm border border-line bg-surface p-4 text-sm leading-ui shadow-mid outline-none">
                <Popover.Title className="text-sm">{label}</Popover.Title>
                <Popover.Description className="mt-1 text-soft">{text}</Popover.Description>
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Popup>
  );
}
