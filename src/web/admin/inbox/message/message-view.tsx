import { MailOpen, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { message as text, messageLabels, subjectInWords } from "#i18n/he/inbox.ts";
import type { Message } from "#modules/messages/admin-contract.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { useMay } from "../../api/abilities.ts";
import { EmailLink } from "../../kit/email-link.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Part } from "../../kit/page-part.tsx";
import { StateTag } from "../message-tags.tsx";
import { MessageTimeline } from "./message-timeline.tsx";
import { Written } from "./message-text.tsx";
import { Fact } from "../../kit/fact.tsx";
import { MailStateTag } from "../../kit/mail-state-tag.tsx";
import { PhoneLink } from "../../kit/phone-link.tsx";
import { ReplyFiles } from "./reply-files.tsx";

/** Content and sender of a message, with the answer in the middle. */
export function MessageView({ message, children }: { message: Message; children: ReactNode }) {
  const { spamReason, kind, replies } = message;
  const mayReadCustomers = useMay()("customers.read");
  return (
    <>
      <SourceNote message={message} />
      {spamReason !== null && (
        <p className="flex gap-2.5 bg-warn-bg px-4 py-2.5 text-warn-fg">
          <ShieldAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {messageLabels.spam[spamReason]}
        </p>
      )}
      <section className="grid gap-4 border-b border-line px-4 py-4">
        <Facts message={message} />
        {kind === "newsletter" ? (
          <p className="text-soft">{text.newsletter}</p>
        ) : (
          <Written text={message.message ?? text.noMessage} isMissing={message.message === null} />
        )}
        <ReplyFiles files={message.files} />
        <OmittedFiles names={message.omittedFiles} />
      </section>
      {replies.length > 0 && (
        <Part title={text.replies}>
          <Replies replies={replies} />
        </Part>
      )}
      {children}
      {mayReadCustomers && (
        <Part title={text.customer.title}>
          <Customer message={message} />
        </Part>
      )}
      <Part title={text.others.title}>
        <Others message={message} />
      </Part>
      <Part title={text.timeline.title}>
        <MessageTimeline steps={message.timeline} />
      </Part>
    </>
  );
}

function Facts({ message }: { message: Message }) {
  const { company, name, email, phone, dial, city, subject, experience } = message;
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      {company !== null && name !== null && (
        <Fact name={text.fields.name}>
          <DataText>{name}</DataText>
        </Fact>
      )}
      <Fact name={text.fields.email}>
        <EmailLink email={email} />
      </Fact>
      {phone !== null && (
        <Fact name={text.fields.phone}>
          <PhoneLink phone={phone} dial={dial} className="num" />
        </Fact>
      )}
      {city !== null && (
        <Fact name={text.fields.city}>
          <DataText>{city}</DataText>
        </Fact>
      )}
      {subject !== null && (
        <Fact name={text.fields.subject}>
          <DataText>{subjectInWords(subject)}</DataText>
        </Fact>
      )}
      {experience !== null && (
        <Fact name={text.fields.experience}>
          <span className="whitespace-pre-wrap">{experience}</span>
        </Fact>
      )}
    </dl>
  );
}

function Customer({ message: { customer } }: { message: Message }) {
  if (customer === null) return <p className="text-soft">{text.customer.none}</p>;
  return (
    <p className="flex flex-wrap gap-x-3">
      <Link to={adminPaths.customer(customer.id)}>
        <DataText>{customer.name}</DataText>
      </Link>
      <span className="text-soft">{text.customer.orders(customer.orders)}</span>
    </p>
  );
}

function Others({ message: { others } }: { message: Message }) {
  const location = useLocation();
  const state: unknown = location.state;
  if (others.length === 0) return <p className="text-soft">{text.others.none}</p>;
  return (
    <ul className="grid gap-2">
      {others.map((other) => (
        <li key={other.id} className="grid gap-1">
          <span className="flex flex-wrap items-center gap-2 text-xs text-faint">
            <StateTag state={other.state} isSpam={other.isSpam} />
            <Moment at={other.createdAt} />
          </span>
          <Link
            to={{ pathname: adminPaths.message(other.id), search: location.search }}
            state={state}
            preventScrollReset
            className="line-clamp-1"
          >
            <DataText>{other.excerpt || messageLabels.kinds[other.kind]}</DataText>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Says that a message came by mail. */
function SourceNote({ message: { source, about } }: { message: Message }) {
  if (source === "form") return null;
  return (
    <p className="flex gap-2.5 bg-surface-2 px-4 py-2.5 text-soft">
      <MailOpen aria-hidden className="mt-0.5 size-4 flex-none" />
      {about === null ? (
        text.byMail
      ) : (
        <span>
          {text.otherSender}{" "}
          <Link to={adminPaths.message(about.id)}>
            <DataText>{about.name}</DataText>
          </Link>
        </span>
      )}
    </p>
  );
}

/** Names of attached files that the shop did not store. */
function OmittedFiles({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="text-xs text-soft wrap-anywhere">
      {text.omitted} <bdi>{names.join(", ")}</bdi>
    </p>
  );
}

/** Both sides, the oldest first: answers of the shop with the state of their mail. */
function Replies({ replies }: { replies: Message["replies"] }) {
  return (
    <ol className="grid gap-3">
      {replies.map(({ id, body, author, isReceived, createdAt, mail, files, omittedFiles }) => (
        <li
          key={id}
          className={joinClassNames(
            "grid gap-2 rounded-sm px-4 py-3",
            isReceived ? "me-6 border border-line bg-surface" : "ms-6 bg-surface-2",
          )}
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-faint">
            <DataText className="font-medium text-text">{author}</DataText>
            <Moment at={createdAt} />
            {isReceived && <span>{text.received}</span>}
            {mail && <MailStateTag state={mail.state} />}
          </p>
          <Written text={body} />
          <ReplyFiles files={files} />
          <OmittedFiles names={omittedFiles} />
        </li>
      ))}
    </ol>
  );
}
