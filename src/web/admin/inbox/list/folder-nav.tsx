import { formatCount } from "#i18n/format-he.ts";
import {
  AlarmClock,
  Archive,
  Inbox,
  Layers,
  Reply,
  ShieldAlert,
  UserRound,
  UserRoundX,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import { inbox as text } from "#i18n/he/inbox.ts";
import type { MessageFolder } from "#modules/messages/admin-contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { MessageList } from "./message-list.ts";
import { useMay } from "../../api/abilities.ts";
import { useApi } from "../../api/use-api.ts";

const icons = {
  inbox: Inbox,
  answered: Reply,
  closed: Archive,
  spam: ShieldAlert,
  all: Layers,
} as const satisfies Record<MessageFolder, LucideIcon>;

const quick = [
  { id: "overdue", Icon: AlarmClock, search: "?overdue=yes&sort=deadline" },
  { id: "mine", Icon: UserRound, search: "?assignee=me" },
  { id: "nobody", Icon: UserRoundX, search: "?assignee=nobody" },
] as const;

/** The folders, and the lists of messages that need attention, with their numbers. */
export function FolderNav({ list }: { list: MessageList }) {
  const { data: counts } = useMessageCounts();
  const { folder, assignee, overdue } = list.values;
  const chosen = overdue === "yes" ? "overdue" : assignee === "me" ? "mine" : assignee;
  const inQuick = { overdue: counts?.overdue, mine: counts?.mine, nobody: counts?.unassigned };
  return (
    <nav
      aria-label={text.foldersLabel}
      className="flex gap-4 overflow-x-auto min-[73.75rem]:grid min-[73.75rem]:overflow-visible"
    >
      <ul className="flex gap-0.5 min-[73.75rem]:grid">
        {list.field("folder").choices.map((id) => (
          <Entry
            key={id}
            Icon={icons[id]}
            label={text.folders[id]}
            count={id === "all" ? undefined : counts?.folders[id]}
            search={id === "inbox" ? "" : `?folder=${id}`}
            isCurrent={folder === id && (id !== "inbox" || chosen === "anybody")}
          />
        ))}
      </ul>
      <ul
        aria-label={text.quick.label}
        className="flex gap-0.5 border-line max-[73.75rem]:border-s max-[73.75rem]:ps-4 min-[73.75rem]:grid min-[73.75rem]:border-t min-[73.75rem]:pt-3"
      >
        {quick.map(({ id, Icon, search }) => (
          <Entry
            key={id}
            Icon={Icon}
            label={text.quick[id]}
            count={inQuick[id]}
            isUrgent={id === "overdue"}
            search={search}
            isCurrent={folder === "inbox" && chosen === id}
          />
        ))}
      </ul>
    </nav>
  );
}

type EntryProps = {
  Icon: LucideIcon;
  label: string;
  count: number | undefined;
  isUrgent?: boolean;
  search: string;
  isCurrent: boolean;
};

function Entry({ Icon, label, count = 0, isUrgent = false, search, isCurrent }: EntryProps) {
  return (
    <li>
      <Link
        to={{ pathname: adminPaths.messages, search }}
        aria-current={isCurrent ? "page" : undefined}
        className="flex min-h-11 items-center gap-2 rounded-sm px-2.5 whitespace-nowrap text-soft no-underline hover:bg-surface-hover hover:text-text aria-[current=page]:bg-surface aria-[current=page]:font-medium aria-[current=page]:text-text aria-[current=page]:shadow-low lg:min-h-9"
      >
        <Icon aria-hidden className="size-4 flex-none" />
        {label}
        {count > 0 && (
          <span
            className={
              isUrgent
                ? "num ms-auto rounded-pill bg-danger-bg px-1.5 text-xs font-medium text-danger-fg"
                : "num ms-auto px-1.5 text-xs text-faint"
            }
          >
            <bdi>{formatCount(count)}</bdi>
          </span>
        )}
      </Link>
    </li>
  );
}

/** The numbers of messages in each folder, for staff who may read them. */
function useMessageCounts() {
  const enabled = useMay()("messages.read");
  return useApi("GET /api/admin/message-counts", {}, { enabled });
}
