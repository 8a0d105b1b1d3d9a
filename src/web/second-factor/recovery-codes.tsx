import { useRef, useState } from "react";
import type { SecondFactorLabels } from "#i18n/en/second-factor.ts";
import { prefixes } from "#content/prefixes.ts";
import { saveFile } from "#web/browser/save-file.ts";
import { useContent } from "#web/storefront/content.ts";
import type { Parts } from "./second-factor-parts.ts";
import { StageHeading } from "./stage-heading.tsx";

type RecoveryCodesProps = {
  codes: readonly string[];
  labels: SecondFactorLabels["codes"];
  parts: Parts;
  onDone: () => void;
};

/** The recovery codes, shown only once: to copy, save or print. */
export function RecoveryCodes({ codes, labels, parts, onDone }: RecoveryCodesProps) {
  const { Button } = parts;
  const sheet = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState("");
  const { name } = useContent("brand");
  const title = `${name}: ${labels.fileTitle}`;
  const text = [title, "", ...codes, ""].join("\n");

  return (
    <div className="grid gap-5">
      <StageHeading>{labels.title}</StageHeading>
      <p className="text-soft">{labels.text}</p>
      <div ref={sheet} className="grid gap-3 rounded-sm border border-line bg-surface-2 p-4">
        <p className="text-sm font-medium">{title}</p>
        <ul
          dir="ltr"
          aria-label={labels.title}
          className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_max-content]"
        >
          {codes.map((code) => (
            <li key={code}>
              <code className="num text-md select-all">{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="line"
          onClick={() => {
            navigator.clipboard.writeText(text).then(
              () => setAnnounced(labels.copied),
              () => setAnnounced(labels.notCopied),
            );
          }}
        >
          {labels.copy}
        </Button>
        <Button
          tone="line"
          onClick={() =>
            saveFile(`${prefixes.storage}-recovery-codes.txt`, text, "text/plain;charset=utf-8")
          }
        >
          {labels.download}
        </Button>
        <Button tone="line" onClick={() => sheet.current && printAlone(sheet.current)}>
          {labels.print}
        </Button>
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {announced}
      </p>
      <div>
        <Button tone="main" onClick={onDone}>
          {labels.done}
        </Button>
      </div>
    </div>
  );
}

/** Prints an element and nothing else of the page; everything is back as it was afterwards. */
function printAlone(element: HTMLElement): void {
  const hidden: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement;) {
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement) || other.hidden) continue;
      other.hidden = true;
      hidden.push(other);
    }
    inner = inner.parentElement;
  }
  const showAgain = () => {
    for (const other of hidden.splice(0)) other.hidden = false;
  };
  addEventListener("afterprint", showAgain, { once: true });
  try {
    window.print();
  } finally {
    // Some browsers go on at once and print later; the others are done.
    if (!matchMedia("print").matches) showAgain();
  }
}
