import { orderTagTexts as text } from "#i18n/he/order-tags.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";

const MOST = 3;

/** The tags of an order in a row of the list: a few, and how many more there are. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - MOST;
  return (
    <span className="mt-1 flex flex-wrap gap-1" title={tags.join(", ")}>
      {tags.slice(0, MOST).map((tag) => (
        <Tag key={tag}>
          <DataText className="max-w-40 truncate">{tag}</DataText>
        </Tag>
      ))}
      {more > 0 && <span className="text-xs text-faint">{text.more(more)}</span>}
    </span>
  );
}
