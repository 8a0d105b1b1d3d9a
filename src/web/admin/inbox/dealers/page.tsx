import { dealersDesk as text } from "#i18n/he/dealers-desk.ts";
import type { messageDeskEndpoints } from "#modules/messages/desk-contract.ts";
import { useApi } from "../../api/use-api.ts";
import { CrmNav } from "../../customers/crm-nav.tsx";
import { ListFrame } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { Page } from "../../kit/page.tsx";
import { SearchField } from "../../kit/search-field.tsx";
import { useUrlState } from "../../kit/url-state.ts";
import { useNow } from "../use-now.ts";
import { StageColumn } from "./stage-column.tsx";
import { useStageMove } from "./use-stage-move.ts";

/** The inquiries of dealers, by how far they have come. */
export default function DealersPage() {
  const [{ q }, change] = useUrlState(["q"]);
  const query = q === undefined ? {} : { q };
  const board = useApi<typeof messageDeskEndpoints.listDealers>("/api/admin/dealers", { query });
  const move = useStageMove(query);
  const now = useNow();
  return (
    <Page title={text.title}>
      <CrmNav />
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={text.search}
          value={q ?? ""}
          onSearch={(words) => change({ q: words }, { replace: true })}
        />
        <p className="hidden text-xs text-faint lg:block">{text.keys}</p>
      </div>
      <ListFrame
        read={board}
        failed={text.failed}
        isEmpty={({ stages }) => q !== undefined && stages.every(({ count }) => count === 0)}
        empty={<EmptyState {...text.notFound} />}
      >
        {({ stages }) => (
          <div
            role="group"
            aria-label={text.board}
            aria-busy={board.isPlaceholderData}
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
