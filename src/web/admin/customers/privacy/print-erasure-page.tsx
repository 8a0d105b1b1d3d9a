import { TriangleAlert } from "lucide-react";
import { useSearchParams } from "react-router";
import { LOCALE } from "#i18n/language.ts";
import { formatTime } from "#i18n/format.ts";
import { formatCount, formatShortDate } from "#i18n/format-he.ts";
import { privacy } from "#i18n/he/privacy.ts";
import type { Erasure } from "#modules/privacy/contract.ts";
import { anonymisedKinds, deletedKinds } from "#modules/privacy/report-kinds.ts";
import { THEMSELF } from "#shared/erased.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../../api/use-api.ts";
import { LoadError } from "../../kit/list-frame.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { Paper } from "../../kit/paper.tsx";
import { PrintFrame } from "../../kit/print-frame.tsx";
import { FoundTraces } from "./found-traces.tsx";
import { Fact } from "../../kit/fact.tsx";
import type { ReactNode } from "react";

const labels = privacy.receipt;

/**
 * The printed receipt of an erasure: what was deleted, what stayed and why, and the traces found
 * afterwards.
 */
export default function PrintErasurePage() {
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  const read = useApi("GET /api/admin/erasures/:id", { params: { id } }, { enabled: id !== "" });
  return (
    <PrintFrame
      title={labels.title}
      print={labels.print}
      wait={read.data === undefined ? labels.loading : undefined}
      back={{ to: adminPaths.customers, label: labels.back }}
    >
      {id === "" && <EmptyState {...labels.noId} />}
      {id !== "" && read.data === undefined && <LoadError read={read} failed={labels.failed} />}
      {read.data && <Receipt erasure={read.data} />}
    </PrintFrame>
  );
}

function Receipt({ erasure }: { erasure: Erasure }) {
  const { report } = erasure;
  const at = new Date(erasure.at);
  return (
    <Paper title={labels.title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
        <Fact name={labels.at}>
          <bdi className="num">{formatShortDate(at)}</bdi>,{" "}
          <bdi className="num">{formatTime(at, LOCALE)}</bdi>
        </Fact>
        <Fact name={labels.by}>
          {erasure.actorEmail === THEMSELF ? (
            privacy.themself
          ) : (
            <bdi dir="ltr">{erasure.actorEmail}</bdi>
          )}
        </Fact>
        <Fact name={labels.reason}>{privacy.reasons[erasure.reason]}</Fact>
        <Fact name={labels.number}>
          <bdi dir="ltr">{erasure.id}</bdi>
        </Fact>
        <Fact name={labels.hash}>
          <bdi dir="ltr" className="wrap-anywhere">
            {erasure.addressHash}
          </bdi>
          <span className="block text-soft">{labels.hashHelp}</span>
        </Fact>
      </dl>
      {erasure.needsLooking && (
        <p className="mt-5 flex gap-2 rounded-sm bg-danger-bg p-3 text-danger-fg">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {labels.look}
        </p>
      )}
      <SheetPart title={labels.deleted}>
        <Counts
          rows={deletedKinds.map((kind) => [privacy.deletedKinds[kind], report.deleted[kind]])}
        />
      </SheetPart>
      <SheetPart title={labels.anonymised}>
        <Counts
          rows={anonymisedKinds.map((kind) => [
            privacy.anonymisedKinds[kind],
            report.anonymised[kind],
          ])}
        />
        {report.orders.length > 0 && (
          <p className="mt-2 text-xs">
            {labels.orders}:{" "}
            {report.orders.map((number) => (
              <bdi key={number} dir="ltr" className="num me-2">
                #{number}
              </bdi>
            ))}
          </p>
        )}
      </SheetPart>
      <SheetPart title={labels.retained}>
        <ul className="grid list-disc gap-1 ps-5 text-xs">
          {report.kept.map((kind) => (
            <li key={kind}>{privacy.retainedKinds[kind]}</li>
          ))}
        </ul>
      </SheetPart>
      <SheetPart title={labels.search}>
        <p className="text-xs">
          {labels.searched(report.searched.tables, report.searched.columns)}{" "}
          {report.traces.length === 0 && labels.clean}
        </p>
        {report.traces.length > 0 && <FoundTraces traces={report.traces} />}
      </SheetPart>
    </Paper>
  );
}

function Counts({ rows }: { rows: readonly (readonly [string, number])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-xs sm:w-96">
      {rows.map(([label, value]) => (
        <div key={label} className="col-span-full grid grid-cols-subgrid">
          <dt>{label}</dt>
          <dd className="num text-end">
            <bdi>{formatCount(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A heading of a sheet, with what belongs to it. */
function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-1.5 text-md">{title}</h3>
      {children}
    </section>
  );
}
