import { useContext } from "react";
import { fillWords } from "#modules/content/placeholders.ts";
import { getTitleField } from "#modules/content/search-words.ts";
import { SearchPreview } from "../../kit/search-preview.tsx";
import type { Data } from "../editor/data.ts";
import { FieldsContext } from "../fields/fields-context.ts";

/** The page of a document as search engines list it, with its placeholders filled. */
export function DocumentSearchPreview({ path, data }: { path: string; data: Data }) {
  const { placeholders } = useContext(FieldsContext);
  const fill = (value: unknown) =>
    typeof value === "string" ? fillWords(value.trim(), placeholders) : "";
  return (
    <SearchPreview
      path={path}
      title={fill(data[getTitleField(data)])}
      description={fill(data["description"])}
    />
  );
}
