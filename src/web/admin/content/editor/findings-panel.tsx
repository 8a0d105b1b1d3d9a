import { CircleAlert, TriangleAlert } from "lucide-react";
import { contentEditor } from "#i18n/he/content-editor.ts";
import type { Finding } from "#modules/content/admin/contract.ts";
import type { FieldPath } from "#modules/content/fields.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { describeFinding } from "../fields/fields-context.ts";
import { describePath } from "../../kit/describe-path.ts";

const text = contentEditor.findings;
const looks = {
  problems: { className: "bg-danger-bg text-danger-fg", Icon: CircleAlert },
  warnings: { className: "bg-warn-bg text-warn-fg", Icon: TriangleAlert },
} as const;

type FindingsProps = {
  documentKey: string;
  kind: keyof typeof looks;
  findings: readonly Finding[];
  onGo: (path: FieldPath) => void;
};

/** Problems or warnings, each with the way to its field. */
export function Findings({ documentKey, kind, findings, onGo }: FindingsProps) {
  if (findings.length === 0) return null;
  const { className, Icon } = looks[kind];
  return (
    <section
      aria-label={text[kind]}
      className={joinClassNames("grid gap-1.5 rounded-md px-4 py-3 text-xs", className)}
    >
      <p className="flex items-center gap-2 font-medium">
        <Icon aria-hidden className="size-4 flex-none" />
        {text[kind]} ({findings.length})
      </p>
      <ul className="grid max-h-48 gap-1 overflow-y-auto">
        {findings.map((finding) => (
          <li key={`${finding.field} ${finding.code} ${finding.detail}`}>
            <button
              type="button"
              onClick={() => onGo(finding.field)}
              className="min-h-6 text-start underline"
            >
              {describePath(documentKey, finding.field)}
            </button>
            : {describeFinding(finding)}
          </li>
        ))}
      </ul>
    </section>
  );
}
