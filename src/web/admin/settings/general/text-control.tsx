import { useId, useState } from "react";
import { generalSettings as text } from "#i18n/he/general-settings.ts";
import type { ShownSetting } from "#modules/settings/admin-contract.ts";
import { checkSetting } from "#modules/settings/check-setting.ts";
import { getDefinition } from "#modules/settings/settings.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { describeProblem, useSetting } from "../../shell/use-setting.ts";

export type SettingControlProps = {
  setting: ShownSetting;
  /** The id of the words that describe it. */
  helpId: string;
  /** Why it cannot be changed. */
  disabledReason: string | undefined;
};

/**
 * A setting that is typed: Enter and leaving the field save it, Escape brings back what was there.
 */
export function TextControl({ setting, helpId, disabledReason }: SettingControlProps) {
  const { key, value } = setting;
  const { change, action } = useSetting(key);
  const [typed, setTyped] = useState(String(value));
  const [previous, setPrevious] = useState(value);
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  // After an undo, a refusal, or a change by another user, the stored value is shown.
  if (previous !== value) {
    setPrevious(value);
    setTyped(String(value));
    setProblem(undefined);
  }
  const { kind } = getDefinition(key);
  const isNumber = kind === "number";
  const isLatin = isNumber || kind === "email";

  async function save() {
    if (action.isPending || disabledReason !== undefined) return;
    const checked = checkSetting(key, isNumber ? parseNumber(typed) : typed);
    if ("problem" in checked) return setProblem(describeProblem(checked.problem));
    if (checked.value === value) return setTyped(String(value));
    if ((await change(checked.value, setting)) === "refused") setTyped(String(value));
  }

  return (
    <>
      <input
        aria-label={text.settings[key].name}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${helpId} ${problemId}`}
        dir={isLatin ? "ltr" : undefined}
        type={kind === "email" ? "email" : "text"}
        inputMode={isNumber ? "numeric" : undefined}
        autoComplete="off"
        readOnly={disabledReason !== undefined}
        title={disabledReason}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === "Enter") void save();
          if (event.key === "Escape") {
            setTyped(String(value));
            setProblem(undefined);
          }
        }}
        className={joinClassNames(
          "num min-h-11 w-full rounded-sm border bg-surface px-3 leading-ui hover:border-soft read-only:bg-mute-bg lg:min-h-10",
          isLatin && "text-page-start",
          problem === undefined ? "border-line-strong" : "border-2 border-danger-solid",
        )}
      />
      <p id={problemId} role="status" className="text-xs font-medium text-danger-fg">
        {problem}
      </p>
    </>
  );
}

function parseNumber(typed: string): number {
  const trimmed = typed.trim();
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}
