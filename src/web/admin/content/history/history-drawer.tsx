import { CircleSlash, PackageCheck, Send } from "lucide-react";
import { useState } from "react";
import { contentActions } from "#i18n/he/content-editor.ts";
import type { EditedDocument, RevisionSummary } from "#modules/content/admin/contract.ts";
import type { Field } from "#modules/content/fields.ts";
import { DataText } from "#ui/data-text.tsx";
import { useDisabledReason, type ActionState } from "../../api/abilities.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Drawer } from "../../kit/drawer.tsx";
import { ListFrame, LoadError } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { Moment } from "../../kit/moment.tsx";
import { TimelineItem } from "../../kit/timeline-item.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { listDifferences } from "./list-differences.ts";

const text = contentActions.history;
/** So many of them the server tells at once. */
const PAGE = 50;
const icons = { published: Send, delivered: PackageCheck, removed: CircleSlash } as const;

type HistoryDrawerProps = {
  documentKey: string;
  /** The right that restoring a version takes. */
  right: EditedDocument["right"];
  name: string;
  fields: Field;
  restoring: ActionState & { readonly run: (revision: number) => void };
  onClose: () => void;
};

/** Published versions with date and author, the changes in each, and the way to restore one. */
export function HistoryDrawer({ documentKey, name, ...rest }: HistoryDrawerProps) {
  const [before, setBefore] = useState<readonly number[]>([]);
  return (
    <Drawer
      isOpen
      onClose={rest.onClose}
      title={text.title}
      description={<p className="text-xs text-soft">{text.of(name)}</p>}
      width="sm:w-120"
    >
      <div className="grid gap-4 p-5">
        {[undefined, ...before].map((from, at) => (
          <HistoryPage
            key={from ?? "newest"}
            documentKey={documentKey}
            before={from}
            {...rest}
            {...(at === before.length && {
              onMore: (last: number) => setBefore([...before, last]),
            })}
          />
        ))}
      </div>
    </Drawer>
  );
}

type HistoryPageProps = Omit<HistoryDrawerProps, "name" | "onClose"> & {
  /** Revisions before this one. */
  before: number | undefined;
  /** For the last page that is shown. */
  onMore?: (last: number) => void;
};

function HistoryPage({ documentKey, before, onMore, ...rest }: HistoryPageProps) {
  const read = useApi("GET /api/admin/content/history", {
    query: { key: documentKey, ...(before !== undefined && { before }) },
  });
  return (
    <ListFrame
      read={read}
      failed={text.failed}
      rows={4}
      isEmpty={({ revisions }) => before === undefined && revisions.length === 0}
      empty={<EmptyState title={text.empty} text={text.emptyText} />}
    >
      {({ revisions }) => (
        <>
          <ol>
            {revisions.map((revision) => (
              <Revision key={revision.id} documentKey={documentKey} revision={revision} {...rest} />
            ))}
          </ol>
          {onMore && revisions.length === PAGE && (
            <ActionButton onClick={() => onMore(revisions.at(-1)?.id ?? 0)}>
              {text.more}
            </ActionButton>
          )}
        </>
      )}
    </ListFrame>
  );
}

type RevisionProps = Pick<HistoryDrawerProps, "documentKey" | "right" | "fields" | "restoring"> & {
  revision: RevisionSummary;
};

function Revision({ revision, ...rest }: RevisionProps) {
  const { documentKey, fields, restoring } = rest;
  const [isOpen, setOpen] = useState(false);
  const notPermitted = useDisabledReason(rest.right);
  const { id, kind, publishedAt, publishedBy } = revision;
  return (
    <TimelineItem Icon={icons[kind]}>
      <div className="grid min-w-0 grow gap-2">
        <p>
          <span className="font-medium">{text.kinds[kind]}</span>{" "}
          <span className="text-xs text-soft">
            <Moment at={publishedAt} /> · <DataText>{publishedBy?.name ?? text.automatic}</DataText>
          </span>
        </p>
        <span className="flex flex-wrap gap-2">
          <ActionButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? text.hide : text.show}
          </ActionButton>
          {kind === "published" && (
            <ActionButton
              action={restoring}
              disabledReason={notPermitted}
              onClick={() => restoring.run(id)}
            >
              {text.restore}
            </ActionButton>
          )}
        </span>
        {isOpen && <RevisionDifferences id={id} documentKey={documentKey} fields={fields} />}
      </div>
    </TimelineItem>
  );
}

type DifferencesProps = { id: number; documentKey: string; fields: Field };

function RevisionDifferences({ id, documentKey, fields }: DifferencesProps) {
  const read = useApi("GET /api/admin/content/revisions/:id", { params: { id: String(id) } });
  if (read.data === undefined) return <LoadError read={read} failed={text.failed} rows={2} />;
  const differences = listDifferences(fields, read.data.before ?? {}, read.data.data ?? {});
  if (differences.length === 0) return <p className="text-xs text-soft">{text.same}</p>;
  return (
    <DifferenceList
      documentKey={documentKey}
      differences={differences}
      imageTexts={read.data.imageTexts}
    />
  );
}
