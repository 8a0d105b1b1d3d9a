import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClassNames } from "#ui/class-names.ts";

/** The browser's own choice with our arrow; its name, size and border are the caller's. */
export function BareSelect({ className, ...select }: ComponentProps<"select">) {
  return (
    <span className="relative grid">
      <select
        {...select}
        className={joinClassNames(
          "min-h-11 appearance-none rounded-sm border bg-surface ps-3 pe-9 text-ellipsis lg:min-h-10",
          className,
        )}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-soft"
      />
    </span>
  );
}
