import { mailDesk } from "#i18n/he/mail-desk.ts";
import { mailWords } from "#i18n/he/mail-words.ts";
import type { MailRow, mailDeskEndpoints } from "#modules/mail/desk-contract.ts";
import { mailKinds } from "#modules/mail/mail-kinds.ts";
import { mailStates, type MailState } from "#modules/mail/mail-states.ts";
import { useApi } from "../../api/use-api.ts";
import { Chips } from "../../kit/chips.tsx";
import { DataTable, type Column } from "../../kit/data-table.tsx";
import { EmailText } from "../../kit/email-text.tsx";
import { EmptyList, ListFrame } from "../../kit/list-frame.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Pager } from "../../kit/pager.tsx";
import { Panel } from "../../kit/panel.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { useUrlState } from "../../kit/url-state.ts";
import { FilterSelect } from "../parts/filter-select.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { filterOf, mailParams, mailsPath, outboxPath, queryOf } from "./mail-reads.ts";
import { MailStateTag } from "./mail-state-tag.tsx";

const text = mailDesk.list;

/** Every mail, the newest first; one opens in a dialog, whose place is in the address. */
export function MailList() {
  const [values, change] = useUrlState(mailParams);
  const filter = filterOf(values);
  const read = useApi<typeof mailDeskEndpoints.listMails>(mailsPath, { query: queryOf(values) });
  const clear = () => change({ state: null, kind: null, q: null });
  return (
    <Panel title={text.title} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 px-5 pb-4">
        <SearchField
          label={text.search}
          value={filter.q ?? ""}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <FilterSelect
          label={text.kind}
          value={filter.kind ?? ""}
          all={text.allKinds}
          onChoose={(kind) => change({ kind })}
        >
          {mailKinds.map((kind) => (
            <option key={kind} value={kind}>
              {mailWords.kinds[kind]}
            </option>
          ))}
        </FilterSelect>
        <StateChips value={filter.state} onChoose={(state) => change({ state })} />
      </div>
      <ListFrame
        read={read}
        failed={text.failed}
        isEmpty={({ mails }) => mails.length === 0}
        empty={
          <EmptyList
            none={text.empty}
            filtered={text.filtered}
            isFiltered={Object.keys(filter).length > 0}
            onClear={clear}
          />
        }
      >
        {({ mails, nextCursor }) => (
          <>
            <DataTable
              label={text.label}
              columns={columns((id) => openMail(id))}
              rows={mails}
              idOf={({ id }) => id}
              nameOf={({ kind }) => mailWords.kinds[kind]}
              openId={values.mail}
              isStale={read.isPlaceholderData}
            />
            <div className="px-5 py-4 empty:hidden">
              <Pager nextCursor={nextCursor} />
            </div>
          </>
        )}
      </ListFrame>
      {values.mail !== undefined && (
        <MailDialog key={values.mail} id={values.mail} onClose={() => openMail(null)} />
      )}
    </Panel>
  );

  /** The page of the list stays: only another filter begins at the first one. */
  function openMail(mail: string | null) {
    change({ mail, ...(values.after !== undefined && { after: values.after }) });
  }
}

function StateChips({
  value,
  onChoose,
}: {
  value: MailState | undefined;
  onChoose: (state: MailState | null) => void;
}) {
  const { data } = useApi<typeof mailDeskEndpoints.readOutbox>(outboxPath, {});
  const label = (state: MailState) => {
    const found = data?.states[state];
    if (found === undefined) return mailWords.states[state];
    const number = found.isExact ? text.exactly(found.count) : text.atLeast(found.count);
    return `${mailWords.states[state]} (${number})`;
  };
  return (
    <Chips<MailState | "all">
      label={text.state}
      value={value ?? "all"}
      choices={[
        { value: "all", label: text.all },
        ...mailStates.map((state) => ({ value: state, label: label(state) })),
      ]}
      onChoose={(state) => onChoose(state === "all" ? null : state)}
    />
  );
}

const columns = (onOpen: (id: string) => void): readonly Column<MailRow>[] => [
  {
    id: "kind",
    header: text.columns.kind,
    phone: "lead",
    cell: ({ id, kind }) => (
      <button
        type="button"
        title={text.open(mailWords.kinds[kind])}
        onClick={() => onOpen(id)}
        className="min-h-11 text-start font-medium text-link underline-offset-4 hover:underline lg:min-h-9"
      >
        {mailWords.kinds[kind]}
      </button>
    ),
  },
  {
    id: "state",
    header: text.columns.state,
    phone: "side",
    cell: ({ state }) => <MailStateTag state={state} />,
  },
  {
    id: "recipient",
    header: text.columns.recipient,
    cell: ({ recipient }) => <EmailText email={recipient} />,
  },
  {
    id: "created",
    header: text.columns.created,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: "attempts",
    header: text.columns.attempts,
    align: "end",
    phone: "hidden",
    isForWide: true,
    cell: ({ attempts }) => <span className="num">{attempts}</span>,
  },
];
