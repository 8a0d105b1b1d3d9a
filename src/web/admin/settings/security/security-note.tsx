import { ShieldCheck } from "lucide-react";
import { shopSecurity } from "#i18n/he/shop-security.ts";
import { Panel } from "../../kit/panel.tsx";

const text = shopSecurity.note;

/** Safeguards of the shop: only those that a test proves. */
export function SecurityNote() {
  return (
    <Panel title={text.title}>
      <div className="grid gap-3 px-5 pb-5">
        <p className="max-w-prose text-soft">{text.text}</p>
        <ul className="grid gap-2.5">
          {Object.values(text.guards).map((guard) => (
            <li key={guard} className="flex items-start gap-2.5">
              <ShieldCheck aria-hidden className="mt-0.5 size-4 flex-none text-ok-fg" />
              <span>{guard}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
