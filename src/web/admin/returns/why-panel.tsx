import { formatCount } from "#i18n/format-he.ts";
import { returns as text } from "#i18n/he/returns.ts";
import { useApi } from "../api/use-api.ts";
import { LoadError } from "../kit/list-frame.tsx";
import { Panel } from "../kit/panel.tsx";

const { figures } = text;

/** The number of open returns, recent returned items, and the causes. */
export function WhyPanel() {
  const read = useApi("GET /api/admin/return-figures", {});
  const { data } = read;
  if (data === undefined) return <LoadError read={read} failed={text.list.failed} rows={2} />;
  const counts = [
    { label: figures.open, count: data.open },
    { label: figures.unmatched, count: data.unmatched },
    { label: figures.cameBack, count: data.cameBack },
    { label: figures.damaged, count: data.damaged },
  ];
  const most = Math.max(1, ...data.causes.map(({ returns }) => returns));
  return (
    <Panel title={figures.label}>
      <div className="grid gap-5 px-5 pb-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <dl className="grid grid-cols-2 gap-4">
          {counts.map(({ label, count }) => (
            <div key={label}>
              <dt className="text-xs text-faint">{label}</dt>
              <dd className="num text-xl font-medium">
                <bdi>{formatCount(count)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid content-start gap-2">
          <h3 className="text-sm">{figures.why}</h3>
          <p className="text-xs text-faint">{figures.whyText}</p>
          {data.causes.length === 0 ? (
            <p className="text-soft">{figures.none}</p>
          ) : (
            <ul className="grid gap-1.5">
              {data.causes.map(({ cause, returns, units }) => (
                <li
                  key={cause}
                  className="flex flex-wrap items-center gap-x-3 text-sm sm:grid sm:grid-cols-[8rem_minmax(0,1fr)_11rem]"
                >
                  <span>{cause === null ? text.noCause : text.causes[cause]}</span>
                  <Bar share={returns / most} />
                  <span className="text-soft">
                    {figures.returns(returns)}
                    {units > 0 && `, ${text.units(units)}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Panel>
  );
}

const WIDTH = 1_000;

/** The bar of a cause, relative to the most frequent one; the number is beside it. */
function Bar({ share }: { share: number }) {
  const width = Math.round(share * WIDTH);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      className="hidden h-2 w-full text-accent ltr:-scale-x-100 sm:block"
    >
      <rect x={WIDTH - width} width={width} height="10" fill="currentColor" />
    </svg>
  );
}
