import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { formatNumber, formatTime } from "#i18n/format.ts";
import { formatShortDate } from "#i18n/format-desk.ts";
import { privacy } from "#i18n/he/privacy.ts";
import type { Erasure, privacyEndpoints } from "#modules/privacy/contract.ts";
import { anonymisedKinds, deletedKinds } from "#modules/privacy/report-kinds.ts";
import { paths } from "#web/paths.ts";
import { useApi } from "../../api/use-api.ts";
import { EmptyState, ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { Paper } from "../../kit/paper.tsx";
import { PrintFrame } from "../../kit/print-frame.tsx";
import { FoundTraces } from "./found-traces.tsx";
import { SheetPart } from "./sheet-part.tsx";

const words = privacy.receipt;

/** The receipt of an erasure, on paper: what went, what stayed and why, and what was found afterwards. */
export default function PrintErasurePage() {
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  const read = useApi<typeof privacyEndpoints.readErasure>(
    "/api/admin/erasures/:id",
    { params: { id } },
    { enabled: id !== "" },
  );
  return (
    <PrintFrame
      title={words.title}
      print={words.print}
      wait={read.data === undefined ? privacy.person.loading : undefined}
      back={{ to: paths.admin.customers, label: words.back }}
    >
      {id === "" && <EmptyState {...words.noId} />}
      {read.isLoading && <SkeletonRows />}
      {read.error && (
        <ErrorState title={words.failed} error={read.error} onRetry={() => void read.refetch()} />
      )}
      {read.data && <Receipt erasure={read.data} />}
    </PrintFrame>
  );
}

function Receipt({ erasure }: { erasure: Erasure }) {
  const { report } = erasure;
  const at = new Date(erasure.at);
  return (
    <Paper title={words.title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
        <Fact label={words.at}>
          <bdi className="num">{formatShortDate(at)}</bdi>,{" "}
          <bdi className="num">{formatTime(at, "he-IL")}</bdi>
        </Fact>
        <Fact label={words.by}>
          <bdi dir="ltr">{erasure.actorEmail}</bdi>
        </Fact>
        <Fact label={words.reason}>{privacy.reasons[erasure.reason]}</Fact>
        <Fact label={words.number}>
          <bdi dir="ltr">{erasure.id}</bdi>
        </Fact>
        <Fact label={words.hash}>
          <bdi dir="ltr" className="wrap-anywhere">
            {erasure.addressHash}
          </bdi>
          <span className="block text-soft">{words.hashHelp}</span>
        </Fact>
      </dl>
      {erasure.needsLooking && (
        <p className="mt-5 flex gap-2 rounded-sm bg-danger-bg p-3 text-danger-fg">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {words.look}
        </p>
      )}
      <SheetPart title={words.deleted}>
        <Counts
          rows={deletedKinds.map((kind) => [privacy.deletedKinds[kind], report.deleted[kind]])}
        />
      </SheetPart>
      <SheetPart title={words.anonymised}>
        <Counts
          rows={anonymisedKinds.map((kind) => [
            privacy.anonymisedKinds[kind],
            report.anonymised[kind],
          ])}
        />
        {report.orders.length > 0 && (
          <p className="mt-2 text-xs">
            {words.orders}:{" "}
            {report.orders.map((number) => (
              <bdi key={number} dir="ltr" className="num me-2">
                #{number}
              </bdi>
            ))}
          </p>
        )}
      </SheetPart>
      <SheetPart title={words.kept}>
        <ul className="grid list-disc gap-1 ps-5 text-xs">
          {report.kept.map((kind) => (
            <li key={kind}>{privacy.keptKinds[kind]}</li>
          ))}
        </ul>
      </SheetPart>
      <SheetPart title={words.search}>
        <p className="text-xs">
          {words.searched(report.searched.tables, report.searched.columns)}{" "}
          {report.traces.length === 0 && words.clean}
        </p>
        {report.traces.length > 0 && <FoundTraces traces={report.traces} />}
      </SheetPart>
    </Paper>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function Counts({ rows }: { rows: readonly (readonly [string, number])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-xs sm:w-96">
      {rows.map(([label, value]) => (
        <div key={label} className="col-span-full grid grid-cols-subgrid">
          <dt>{label}</dt>
          <dd className="num text-end">
            <bdi>{formatNumber(value, "he-IL")}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
