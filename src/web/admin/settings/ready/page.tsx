import { RefreshCw } from "lucide-react";
import { readiness as text } from "#i18n/he/readiness.ts";
import type { ReadinessCheck } from "#modules/readiness/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ActionLink } from "../../kit/action-link.tsx";
import { ContradictionsNow } from "../../kit/contradiction-list.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { readinessPaths } from "#web/readiness-paths.ts";
import { stateLooks } from "./state-looks.ts";

/** Checks before the shop opens, with the way to each missing part. */
export default function ReadyPage() {
  const read = useApi("GET /api/admin/readiness", {});
  const { data } = read;
  return (
    <Panel
      title={text.title}
      action={
        <ActionButton isPending={read.isFetching} onClick={() => void read.refetch()}>
          {!read.isFetching && <RefreshCw aria-hidden className="size-4" />}
          {text.again}
        </ActionButton>
      }
    >
      {data === undefined ? (
        <LoadError read={read} failed={text.failed} rows={8} />
      ) : (
        <>
          <p role="status" className="px-5 pb-4 text-soft">
            {text.summary(data.checks.filter(({ state }) => state === "missing").length)}
          </p>
          <ul aria-label={text.list} className="divide-y divide-line border-t border-line">
            {data.checks.map((check) => (
              <Line key={check.key} check={check} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Line({ check: { key, state, reason, about, at } }: { check: ReadinessCheck }) {
  const { name, done } = text.checks[key];
  // The samples of reviews have their switch elsewhere.
  const way = reason === "sample_reviews" ? adminPaths.document("collection") : readinessPaths[key];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <span className="w-20 flex-none">
        <Tag {...stateLooks[state]}>{text.states[state]}</Tag>
      </span>
      <span className="min-w-52 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="text-soft">
          {reason === null ? done : text.reasons[reason]}
          {about !== null && (
            <>
              {" "}
              <DataText className="wrap-anywhere">{about}</DataText>
            </>
          )}
          {at !== null && (
            <>
              {" "}
              <Moment at={at} />
            </>
          )}
        </span>
      </span>
      {key === "policies" && state !== "done" && (
        <div className="basis-full">
          <ContradictionsNow />
        </div>
      )}
      {key !== "policies" && state !== "done" && <ActionLink to={way}>{text.go(name)}</ActionLink>}
    </li>
  );
}
