import { inbox as text } from "#i18n/he/inbox.ts";
import type { MessageRow } from "#modules/messages/admin-contract.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useNow } from "../../kit/use-now.ts";
import type { Selection } from "../../kit/use-selection.ts";
import { MessageItem } from "./message-item.tsx";

type MessageItemsProps = {
  rows: readonly MessageRow[];
  openId: string | undefined;
  isStale: boolean;
  selection: Selection<MessageRow>;
};

/** The messages, each to open and to select. */
export function MessageItems({ rows, openId, isStale, selection }: MessageItemsProps) {
  const now = useNow();
  return (
    <ul
      aria-label={text.list}
      aria-busy={isStale}
      className={joinClassNames(isStale && "opacity-60")}
    >
      {rows.map((row) => (
        <MessageItem
          key={row.id}
          row={row}
          isOpen={row.id === openId}
          isPicked={selection.ids.has(row.id)}
          onPick={(isPicked) => selection.select([row.id], isPicked)}
          now={now}
        />
      ))}
    </ul>
  );
}
