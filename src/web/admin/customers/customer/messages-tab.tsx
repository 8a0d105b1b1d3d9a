import { Link } from "react-router";
import { customer as labels } from "#i18n/he/customer.ts";
import { messageLabels, subjectInWords } from "#i18n/he/inbox.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CallOutput } from "#web/api/api-request.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { Moment } from "../../kit/moment.tsx";
import { PagedList } from "./paged-list.tsx";
import { usePages } from "../../api/use-pages.ts";

const text = labels.messages;
type Message = CallOutput<"GET /api/admin/customers/:id/messages">["messages"][number];

/** Messages of the customer to the shop, the newest first. */
export function MessagesTab({ customer: { id, email } }: { customer: Customer }) {
  const read = usePages("GET /api/admin/customers/:id/messages", { params: { id }, query: {} });
  return (
    <PagedList
      label={text.list}
      empty={email === null ? text.noEmail : text.empty}
      failed={text.failed}
      rows={read.data?.pages.flatMap((page) => page.messages)}
      read={read}
    >
      {(message) => <MessageItem key={message.id} message={message} />}
    </PagedList>
  );
}

function MessageItem({ message }: { message: Message }) {
  const { id, kind, state, isSpam, replies, createdAt } = message;
  const subject =
    message.subject === null ? messageLabels.kinds[kind] : subjectInWords(message.subject);
  return (
    <li className="relative grid gap-1 border-b border-line py-2.5 last:border-b-0 hover:bg-surface-hover">
      <span className="flex flex-wrap items-center gap-1.5">
        <Link
          to={adminPaths.message(id)}
          aria-label={`${text.open}: ${subject}`}
          className="me-auto font-medium wrap-anywhere text-text no-underline after:absolute after:inset-0"
        >
          <DataText>{subject}</DataText>
        </Link>
        <Tag tone={state === "new" ? "warn" : state === "answered" ? "ok" : "mute"}>
          {messageLabels.states[state]}
        </Tag>
        {isSpam && <Tag tone="danger">{messageLabels.spamTag}</Tag>}
      </span>
      {message.text !== null && (
        <DataText as="p" className="line-clamp-3 text-soft wrap-anywhere">
          {message.text}
        </DataText>
      )}
      <span className="text-xs text-faint">
        <Moment at={createdAt} />
        {replies > 0 && <> · {text.replies(replies)}</>}
      </span>
    </li>
  );
}
