import { shopSecurity } from "#i18n/he/shop-security.ts";
import { securityEventTypes } from "#modules/security/events.ts";
import { securityRules } from "#modules/security/rules.ts";
import { Panel } from "../../kit/panel.tsx";
import { SeverityTag } from "./severity-tag.tsx";

const text = shopSecurity.rules;

/** Rules that raise an alert: the rules themselves, not a description of them. */
export function RulesPanel() {
  return (
    <Panel title={text.title}>
      <div className="grid gap-3 px-5 pb-5">
        <ul className="grid gap-2">
          {securityEventTypes.map((type) => {
            const { from, severity } = securityRules[type].alert;
            return (
              <li key={type} className="flex items-start justify-between gap-3">
                <span>{text.of[type](from)}</span>
                <SeverityTag severity={severity} />
              </li>
            );
          })}
        </ul>
        <p className="text-xs text-faint">
          {text.window} {text.never}
        </p>
      </div>
    </Panel>
  );
}
