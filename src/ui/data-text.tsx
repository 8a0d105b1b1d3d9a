import type { ComponentPropsWithoutRef } from "react";
import { findTextLanguage } from "#shared/text-language.ts";

type DataTextProps = Omit<ComponentPropsWithoutRef<"p">, "children" | "dir" | "lang"> & {
  /** Nothing is printed where there is none. */
  children: string | null | undefined;
  /** Part of a line, as mail programs know one too (`span`), or a text with lines of its own. */
  as?: "bdi" | "span" | "p";
};

/**
 * A name, a title or a text of the owner or a customer. It may be in another language than the
 * words around it, which keep their places.
 */
export function DataText({ children, as: Element = "bdi", ...attributes }: DataTextProps) {
  return children ? (
    <Element {...findTextLanguage(children)} {...attributes}>
      {children}
    </Element>
  ) : null;
}
