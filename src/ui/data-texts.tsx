import { Fragment } from "react";
import { DataText } from "./data-text.tsx";

type DataTextsProps = {
  parts: readonly (string | null | undefined)[];
  /** Stands only between two parts that are there. */
  separator?: string;
};

/** Several names or texts on one line. */
export function DataTexts({ parts, separator = ", " }: DataTextsProps) {
  return parts.filter(Boolean).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && separator}
      <DataText>{part}</DataText>
    </Fragment>
  ));
}

/** Several below each other, as of an address; all begin at the start of the column. */
export function DataLines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line, place) => (
    <span key={place} className="block">
      <DataText>{line}</DataText>
    </span>
  ));
}
