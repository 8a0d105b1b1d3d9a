import type { Message } from "#modules/messages/admin-contract.ts";
import { MailStateTag } from "../../kit/mail-state-tag.tsx";
import { Moment } from "../../kit/moment.tsx";
import { ReplyFiles } from "./reply-files.tsx";
import { Written } from "./message-text.tsx";

/** Answers of the shop, each with the state of its mail. */
export function Replies({ replies }: { replies: Message["replies"] }) {
  return (
    <ol className="grid gap-3">
      {replies.map(({ id, body, author, createdAt, mail, files }) => (
        <li key={id} className="grid gap-2 rounded-sm bg-surface-2 px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-faint">
            <bdi className="font-medium text-text">{author}</bdi>
            <Moment at={createdAt} />
            {mail && <MailStateTag state={mail.state} />}
          </p>
          <Written text={body} />
          <ReplyFiles files={files} />
        </li>
      ))}
    </ol>
  );
}
