import { inbox as text } from "#i18n/he/inbox.ts";
import { admin } from "#i18n/he/admin.ts";
import type { MessageRow } from "#modules/messages/desk-contract.ts";
import { classNames } from "#ui/class-names.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { isNarrowed, queryOf, type ListValues } from "../list-state.ts";
import { useNow } from "../use-now.ts";
import { MessageItem } from "./message-item.tsx";

type MessageListProps = {
  rows: readonly MessageRow[];
  openId: string | undefined;
  isStale: boolean;
  picked: ReadonlySet<string>;
  onPick: (id: string, isPicked: boolean) => void;
};

export function MessageList({ rows, openId, isStale, picked, onPick }: MessageListProps) {
  const now = useNow();
  return (
    <ul aria-label={text.list} aria-busy={isStale} className={classNames(isStale && "opacity-60")}>
      {rows.map((row) => (
        <MessageItem
          key={row.id}
          row={row}
          isOpen={row.id === openId}
          isPicked={picked.has(row.id)}
          onPick={(isPicked) => onPick(row.id, isPicked)}
          now={now}
        />
      ))}
    </ul>
  );
}

/** Why there is nothing in the list. */
export function NoMessages({ values, onClear }: { values: ListValues; onClear: () => void }) {
  if (isNarrowed(values))
    return (
      <EmptyState {...text.empty.filtered}>
        <ActionButton onClick={onClear}>{admin.list.clear}</ActionButton>
      </EmptyState>
    );
  return (
    <EmptyState {...(queryOf(values).folder === "inbox" ? text.empty.inbox : text.empty.other)} />
  );
}
