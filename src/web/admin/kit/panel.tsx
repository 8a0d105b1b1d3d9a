import { useId, type ReactNode, type Ref } from "react";
import { joinClassNames } from "#ui/class-names.ts";

/** A part of a screen, with its heading. */
export function Panel({
  title,
  note,
  action,
  className,
  heading,
  children,
}: {
  title: string;
  /** A few words beside the heading. */
  note?: ReactNode;
  /** Where there is more. */
  action?: ReactNode;
  className?: string;
  /** For those who take the focus to the heading. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={joinClassNames(
        "min-w-0 content-start break-inside-avoid rounded-md border border-line bg-surface",
        className,
      )}
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-5 pt-4 pb-3">
        <h2
          ref={heading}
          id={id}
          tabIndex={heading === undefined ? undefined : -1}
          className="text-md leading-ui"
        >
          {title}
        </h2>
        {note !== undefined && <span className="text-xs text-faint">{note}</span>}
        {action !== undefined && <div className="ms-auto text-xs">{action}</div>}
      </header>
      {children}
    </section>
  );
}
