import type { ComponentProps } from "react";
import { joinClassNames } from "./class-names.ts";

/**
 * The buttons at the end of a form or a page, by one rule: on a phone each is as wide as the page,
 * from there on as wide as its words.
 */
export function ButtonRow({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div className={joinClassNames("flex flex-wrap gap-3 max-sm:*:w-full", className)} {...rest} />
  );
}
