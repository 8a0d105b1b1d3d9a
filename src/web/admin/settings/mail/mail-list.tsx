import { mailAdmin } from "#i18n/he/mails.ts";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import { mailReasonTexts } from "#i18n/he/mail-reasons.ts";
import type { MailRow } from "#modules/mail/admin-contract.ts";
import type { MailKind } from "#modules/mail/mail-kinds.ts";
import { mailFilters, mailStates, type MailFilter } from "#modules/mail/mail-states.ts";
import { useApi } from "../../api/use-api.ts";
import { useListApi } from "../../api/use-list-api.ts";
import { defineColumns } from "../../kit/define-columns.tsx";
import { EmailText } from "../../kit/email-text.tsx";
import { readText, defineList } from "../../kit/define-list.ts";
import { FilterChips, FilterSelect } from "../../kit/list-filters.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { useUrlState } from "../../kit/url-state.ts";
import { TableScreen } from "../../kit/table-screen.tsx";
import { useList } from "../../kit/use-list.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { MailStateTag } from "../../kit/mail-state-tag.tsx";

const text = mailAdmin.list;
const mailKinds = Object.keys(mailLabels.kinds) as MailKind[]; // its own keys
const mailList = defineList({
  filters: { q: readText, kind: ["all", ...mailKinds], state: ["all", "stuck", ...mailStates] },
});
const kindLabels = { all: text.allKinds, ...mailLabels.kinds };
const stateLabels = { all: text.all, stuck: text.stuck, ...mailLabels.states };

/** Every mail, the newest first; one opens in a dialog, whose place is in the address. */
export function MailList() {
  const list = useList(mailList);
  const [{ mail }, change] = useUrlState(["mail"]);
  const read = useListApi("GET /api/admin/mails", list, ({ query }) => ({ query }));
  const counts = useStateCounts();
  const openMail = (id: string | null) => change({ mail: id }, { isPageCacheable: true });
  return (
    <>
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.mails}
        label={text.label}
        failed={text.failed}
        none={text.empty}
        filtered={text.filtered}
        panel={{ title: text.title }}
        filters={
          <>
            <SearchField label={text.search} field={list.field("q")} />
            <FilterSelect label={text.kind} field={list.field("kind")} labels={kindLabels} />
            <FilterChips
              label={text.state}
              field={list.field("state")}
              labels={stateLabels}
              counts={counts}
            />
          </>
        }
        columns={createColumns(openMail)}
        openId={mail}
      />
      {mail !== undefined && <MailDialog key={mail} id={mail} onClose={() => openMail(null)} />}
    </>
  );
}

/** How many mails there are in each state, and how many need the attention of staff. */
function useStateCounts(): Partial<Record<MailFilter, string>> {
  const { data } = useApi("GET /api/admin/outbox", {});
  const counts: Partial<Record<MailFilter, string>> = {};
  for (const state of mailFilters) {
    const found = data?.states[state];
    if (found)
      counts[state] = found.isExact ? text.exactly(found.count) : text.atLeast(found.count);
  }
  return counts;
}

const createColumns = (onOpen: (id: string) => void) =>
  defineColumns<MailRow, typeof text.columns>(text.columns, {
    kind: {
      phone: "lead",
      cell: ({ id, kind }) => (
        <button
          type="button"
          title={text.open(mailLabels.kinds[kind])}
          onClick={() => onOpen(id)}
          className="min-h-11 text-start font-medium text-link underline-offset-4 hover:underline lg:min-h-9"
        >
          {mailLabels.kinds[kind]}
        </button>
      ),
    },
    state: {
      phone: "side",
      cell: ({ state, reason }) => (
        <div className="grid justify-items-start gap-1">
          <MailStateTag state={state} />
          {reason !== null && (
            <p className="max-w-md text-xs whitespace-normal text-soft">
              {mailReasonTexts[reason]}
            </p>
          )}
        </div>
      ),
    },
    recipient: { cell: ({ recipient }) => <EmailText email={recipient} /> },
    createdAt: "moment",
    attempts: { kind: "count", phone: "hidden", isForWide: true },
  });
