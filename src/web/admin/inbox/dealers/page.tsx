import { useRef } from "react";
import { dealers as text } from "#i18n/he/dealers.ts";
import { useListApi } from "../../api/use-list-api.ts";
import { readText, defineList } from "../../kit/define-list.ts";
import { ListFileButton } from "../../kit/files/list-file-button.tsx";
import { ListFrame } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { Page } from "../../shell/page.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { useList } from "../../kit/use-list.ts";
import { useNow } from "../../kit/use-now.ts";
import { StageColumn } from "./stage-column.tsx";
import { useStageMove } from "./use-stage-move.ts";

const dealerList = defineList({ filters: { q: readText } });

/** The dealer inquiries by stage. */
export default function DealersPage() {
  const list = useList(dealerList);
  const query = list.filter;
  const read = useListApi("GET /api/admin/dealers", list, ({ filter }) => ({ query: filter }));
  const board = useRef<HTMLDivElement>(null);
  const move = useStageMove(query, board);
  const now = useNow();
  return (
    <Page title={text.title}>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label={text.search} field={list.field("q")} />
        <ListFileButton list="dealers" filter={query} />
        <p className="hidden text-xs text-faint lg:block">{text.keys}</p>
      </div>
      <ListFrame
        read={read}
        failed={text.failed}
        isEmpty={({ stages }) => list.isFiltered && stages.every(({ count }) => count === 0)}
        empty={<EmptyState {...text.notFound} />}
      >
        {({ stages }) => (
          <div
            ref={board}
            role="group"
            aria-label={text.board}
            aria-busy={read.isPlaceholderData}
            className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4"
          >
            {stages.map((stage) => (
              <StageColumn key={stage.stage} {...stage} now={now} onMove={move} />
            ))}
          </div>
        )}
      </ListFrame>
    </Page>
  );
}
