import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { formatTime } from "#i18n/format.ts";
import { formatShortDate } from "#i18n/format-he.ts";
import { privacy } from "#i18n/he/privacy.ts";
import { exportFields, exportSections, type ExportSection } from "#modules/privacy/export-parts.ts";
import type { ExportRow } from "#modules/privacy/export-shapes.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { withProof } from "#web/second-factor/proof.ts";
import { getKey } from "../../api/use-api.ts";
import { EmptyState, ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { Paper } from "../../kit/paper.tsx";
import { PrintFrame } from "../../kit/print-frame.tsx";
import { SheetPart } from "./sheet-part.tsx";
import { toShownValue } from "./shown-value.ts";

const labels = privacy.person;

/** All data of a customer, printed for them. */
export default function PrintPersonPage() {
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  const read = usePerson(id);
  const { data } = read;
  return (
    <PrintFrame
      title={labels.title}
      print={labels.print}
      wait={data === undefined ? labels.loading : undefined}
      back={{
        to: id === "" ? adminPaths.customers : adminPaths.customer(id),
        label: labels.back,
      }}
    >
      {id === "" && <EmptyState {...labels.noId} />}
      {read.isLoading && <SkeletonRows />}
      {read.error && (
        <ErrorState title={labels.failed} error={read.error} onRetry={() => void read.refetch()} />
      )}
      {data && (
        <Paper title={labels.title}>
          <p className="text-md font-strong">
            <bdi>{data.person.name}</bdi> · <bdi dir="ltr">{data.person.email}</bdi>
          </p>
          <p className="text-xs text-soft">
            {labels.taken} <bdi className="num">{formatShortDate(new Date(data.takenAt))}</bdi>,{" "}
            <bdi className="num">{formatTime(new Date(data.takenAt), "he-IL")}</bdi>. {labels.note}
          </p>
          {exportSections.map((section) => (
            <SheetPart key={section} title={privacy.sections[section]}>
              {data.parts[section].length === 0 ? (
                <p className="text-xs text-faint">{labels.empty}</p>
              ) : (
                <Rows section={section} rows={data.parts[section]} />
              )}
            </SheetPart>
          ))}
        </Paper>
      )}
    </PrintFrame>
  );
}

/** Each request is logged, so the data is loaded only once, and kept while the page is open. */
function usePerson(id: string) {
  return useQuery({
    queryKey: getKey("POST /api/admin/customers/:id/export", { params: { id } }),
    queryFn: ({ signal }) =>
      withProof(() => fetchApi("POST /api/admin/customers/:id/export", { params: { id }, signal })),
    enabled: id !== "",
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function Rows({ section, rows }: { section: ExportSection; rows: readonly ExportRow[] }) {
  return (
    <ol className="grid gap-2">
      {rows.map((row, index) => (
        <li key={index} className="break-inside-avoid border-b border-line pb-2">
          <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-0.5 text-xs">
            {exportFields.map((field) => {
              const value = row[field];
              return (
                value !== undefined && (
                  <div key={field} className="col-span-full grid grid-cols-subgrid">
                    <dt className="text-soft">{privacy.fields[field]}</dt>
                    <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
                      <bdi>{toShownValue(section, field, value)}</bdi>
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </li>
      ))}
    </ol>
  );
}
