import { useId, useState } from "react";
import { generalSettings as text } from "#i18n/he/general-settings.ts";
import type { ShownSetting, SettingValue } from "#modules/settings/desk-contract.ts";
import { MAX_LOW_STOCK_THRESHOLD, MAX_SYSTEM_NAME } from "#modules/settings/keys.ts";
import { classNames } from "#ui/class-names.ts";
import { useSetting } from "./use-setting.ts";

type TextControlProps = {
  setting: ShownSetting;
  helpId: string;
  refusal: string | undefined;
};

/** A setting that is typed: Enter and leaving the field save it, Escape brings back what was there. */
export function TextControl({ setting: { key, value }, helpId, refusal }: TextControlProps) {
  const { change, isPending } = useSetting(key);
  const [typed, setTyped] = useState(String(value));
  const [seen, setSeen] = useState(value);
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  // Undone, refused, or changed by somebody else: what is stored is what is shown.
  if (seen !== value) {
    setSeen(value);
    setTyped(String(value));
    setProblem(undefined);
  }
  const isNumber = key === "low_stock_threshold";
  const isLatin = isNumber || key === "support_email";

  async function save() {
    if (isPending || refusal !== undefined) return;
    const wanted = parse(typed, isNumber);
    if (wanted === value) return setTyped(String(value));
    const found = problemOf(wanted, isNumber);
    setProblem(found);
    if (found !== undefined) return;
    if ((await change(wanted, value)) === "refused") setTyped(String(value));
  }

  return (
    <>
      <input
        aria-label={text.settings[key].name}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${helpId} ${problemId}`}
        dir={isLatin ? "ltr" : undefined}
        type={key === "support_email" ? "email" : "text"}
        inputMode={isNumber ? "numeric" : undefined}
        autoComplete="off"
        readOnly={refusal !== undefined}
        title={refusal}
        maxLength={key === "system_name" ? MAX_SYSTEM_NAME : 254}
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
        className={classNames(
          "num min-h-11 w-full rounded-sm border bg-surface px-3 leading-ui hover:border-soft read-only:bg-mute-bg lg:min-h-10",
          isLatin && "text-end",
          problem === undefined ? "border-line-strong" : "border-2 border-danger-solid",
        )}
      />
      <p id={problemId} role="status" className="text-xs font-medium text-danger-fg">
        {problem}
      </p>
    </>
  );
}

function parse(typed: string, isNumber: boolean): SettingValue {
  const trimmed = typed.trim();
  return isNumber && /^-?\d{1,9}$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** What the server would say about it, as far as that is known here. */
function problemOf(wanted: SettingValue, isNumber: boolean): string | undefined {
  if (wanted === "") return text.problems.required;
  if (!isNumber) return undefined;
  if (typeof wanted !== "number") return text.problems.not_whole;
  if (wanted < 0) return text.problems.too_small;
  return wanted > MAX_LOW_STOCK_THRESHOLD ? text.problems.too_large : undefined;
}
