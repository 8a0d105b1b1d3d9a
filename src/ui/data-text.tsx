import { Fragment, type ComponentPropsWithoutRef } from "react";
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
  if (!children) return null;
  return (
    <Element dir="auto" {...findTextLanguage(children)} {...attributes}>
      {children}
    </Element>
  );
}

type DataTextsProps = {
  parts: readonly (string | null | undefined)[];
  /** Stands only between two parts that are there. */
  separator?: string;
};

/** Several such texts on one line. */
export function DataTexts({ parts, separator = ", " }: DataTextsProps) {
  return parts.filter(Boolean).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && separator}
      <DataText>{part}</DataText>
    </Fragment>
  ));
}

/** Several such texts below each other, as of an address; all begin at the start of the column. */
export function DataLines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line, place) => (
    <span key={place} className="block">
      <DataText>{line}</DataText>
    </span>
  ));
}
