import type { UseQueryResult } from "@tanstack/react-query";
import { Rows4 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { ActionButton } from "./action-button.tsx";
import { useCompact } from "./density.ts";
import { ListFrame } from "./list-frame.tsx";
import { EmptyState } from "./list-states.tsx";
import { ListTools } from "./list-tools.tsx";
import { Pager } from "./pager.tsx";
import { Panel } from "./panel.tsx";
import { ToolButton } from "./tool-button.tsx";

type ListScreenProps<Answer> = {
  /** Whether it is narrowed down, and the way back to all of it. */
  list: {
    readonly isFiltered: boolean;
    readonly filter: Readonly<Record<string, unknown>>;
    readonly reset: () => void;
  };
  read: UseQueryResult<Answer>;
  /** Undefined until they are known. */
  rows: readonly unknown[] | undefined;
  /** In one sentence, what could not be read. */
  failed: string;
  /** Shown when the list is empty. */
  none: ComponentProps<typeof EmptyState>;
  /** Shown when no row matches the filters. */
  filtered: ComponentProps<typeof EmptyState>;
  filters: ReactNode;
  /** Button that downloads the list as a file. */
  file?: ReactNode;
  /** Views of the list, above the filters. */
  views?: ReactNode;
  /** Shows the rows. */
  children: (answer: Answer) => ReactNode;
  /** For a list that is a part of its screen: its heading, and a few words beside it. */
  panel?: { readonly title: string; readonly note?: ReactNode };
  /** How many rows are shown, and of how many. */
  count?: ReactNode;
  /** Note about the rows. */
  note?: ReactNode;
  /** Which keys go through the rows, in words. */
  keys?: string;
  /** Actions on the selected rows. */
  bulkBar?: ReactNode;
  /** The row that is open beside the list, and the columns of both. */
  beside?: { readonly content: ReactNode; readonly columns: string | false };
};

/**
 * A list screen: its filters, rows (or their loading, error and empty states), pages, and the open
 * row's panel.
 */
export function ListScreen<Answer extends { readonly nextCursor: string | null }>(
  props: ListScreenProps<Answer>,
) {
  const { list, read, rows, failed, none, filtered, children, panel, keys, beside } = props;
  const tools = <ListTools filter={list.filter}>{props.filters}</ListTools>;
  const filters = (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">{tools}</div>
      {props.file}
      {!props.views && <DensityButton />}
    </div>
  );
  const content = (
    <ListFrame
      read={read}
      failed={failed}
      isEmpty={() => rows?.length === 0}
      empty={
        list.isFiltered ? (
          <EmptyState {...filtered}>
            <ActionButton onClick={list.reset}>{admin.list.clear}</ActionButton>
          </EmptyState>
        ) : (
          <EmptyState {...none} />
        )
      }
    >
      {children}
    </ListFrame>
  );
  const pager = <Pager nextCursor={read.data?.nextCursor ?? null} />;
  if (panel)
    return (
      <Panel {...panel} className="overflow-hidden">
        <div className="px-5 pb-4">{filters}</div>
        {content}
        <div className="px-5 py-4 empty:hidden">{pager}</div>
      </Panel>
    );
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {props.views && (
        <div className="flex min-w-0 items-center justify-between gap-2">
          {props.views}
          <DensityButton />
        </div>
      )}
      {filters}
      <div className={joinClassNames("grid grid-cols-1 items-start gap-5", beside?.columns)}>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <section className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
            {content}
          </section>
          <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
            {hasRows && props.count}
            {pager}
            {hasRows && props.note}
            {hasRows && keys !== undefined && (
              <p className="hidden w-full text-xs text-faint lg:block print:hidden">{keys}</p>
            )}
          </div>
          {props.bulkBar}
        </div>
        {beside?.content}
      </div>
    </div>
  );
}

/** Makes the rows of all lists low; on a phone rows are cards, which stay as they are. */
function DensityButton() {
  const [isCompact, setCompact] = useCompact();
  return (
    <ToolButton
      label={admin.list.compact}
      aria-pressed={isCompact}
      onClick={() => setCompact(!isCompact)}
      className="aria-pressed:bg-brand-quiet aria-pressed:text-on-brand-quiet max-sm:hidden"
    >
      <Rows4 aria-hidden className="size-4" />
    </ToolButton>
  );
}
