import { Check, Circle } from "lucide-react";
import { account } from "#i18n/en/account.ts";
import { findPasswordProblems, passwordRules } from "#modules/identity/passwords/password-rules.ts";
import { joinClassNames } from "#ui/class-names.ts";

const text = account.requirements;

/**
 * Requirements for a password, each ticked as it is typed; a screen reader hears how many are met.
 */
export function PasswordRequirements({ id, typed }: { id: string; typed: string }) {
  const problems: readonly string[] = findPasswordProblems(typed);
  // An empty field is no common password either, but a tick there would be confusing.
  const isMet = (rule: string) => typed !== "" && !problems.includes(rule);
  return (
    <div className="grid gap-2 rounded-md bg-bg px-5 py-4 text-sm">
      <div id={id}>
        <p className="mb-2 text-xs text-soft">{text.label}</p>
        <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
          {passwordRules.map((rule) => (
            <Requirement key={rule} name={text.names[rule]} isMet={isMet(rule)} />
          ))}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {typed !== "" && text.count(passwordRules.filter(isMet).length, passwordRules.length)}
      </p>
    </div>
  );
}

function Requirement({ name, isMet }: { name: string; isMet: boolean }) {
  const Icon = isMet ? Check : Circle;
  return (
    <li className={joinClassNames("flex gap-2", isMet ? "text-ok-fg" : "text-soft")}>
      <Icon aria-hidden className="mt-1 size-4 flex-none" />
      <span>
        {name}
        <span className="sr-only">, {isMet ? text.met : text.unmet}</span>
      </span>
    </li>
  );
}
