import { integrity as text } from "#i18n/he/integrity.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useApi } from "../../api/use-api.ts";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";

/** The integrity rules that are broken; nothing while there are none. */
export function Findings() {
  const findings = useApi("GET /api/admin/integrity-findings", {}).data?.findings ?? [];
  if (findings.length === 0) return null;
  return (
    <Panel title={text.title} note={text.note}>
      <ul className="divide-y divide-line border-t border-line">
        {findings.map((finding) => (
          <Finding key={finding.rule} {...finding} />
        ))}
      </ul>
    </Panel>
  );
}

type FindingProps = CallOutput<"GET /api/admin/integrity-findings">["findings"][number];

function Finding({ rule, count, examples, foundAt }: FindingProps) {
  return (
    <li className="grid gap-0.5 px-5 py-3">
      {getRuleName(rule)}
      <span className="flex flex-wrap gap-x-2 text-xs text-faint">
        <span>{text.count(count)},</span>
        <span>
          {text.since} <Moment at={foundAt} />
        </span>
        {examples.length > 0 && (
          <span>
            {text.examples}{" "}
            <bdi dir="ltr" className="wrap-anywhere">
              {examples.join(", ")}
            </bdi>
          </span>
        )}
      </span>
    </li>
  );
}

function getRuleName(rule: string): string {
  const names: Readonly<Record<string, string>> = text.rules;
  return names[rule] ?? text.unknown;
}
