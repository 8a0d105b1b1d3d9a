import { useId, useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { Form } from "#ui/form.tsx";
import { TopDialog } from "#ui/top-dialog.tsx";
import type { Choice, Clash, getOpenClash } from "../api/versions.ts";
import { ActionButton } from "./action-button.tsx";
import { describeChange } from "./toasts.ts";

const text = admin.clash;

type QuestionProps = NonNullable<ReturnType<typeof getOpenClash>>;

/** The fields that both have changed, and a choice for each. */
export default function ClashQuestion({ subject: { clashes, ...change }, answer }: QuestionProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const isChosen = clashes.every(({ name }) => name in choices);
  return (
    <TopDialog title={text.title} text={describeChange(change)} onClose={() => answer(undefined)}>
      <Form className="grid gap-5" isPending={false} onSubmit={() => isChosen && answer(choices)}>
        {clashes.map((clash) => (
          <ClashChoice
            key={clash.name}
            clash={clash}
            choice={choices[clash.name]}
            onChoose={(choice) => setChoices({ ...choices, [clash.name]: choice })}
          />
        ))}
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <ActionButton
            type="submit"
            tone="main"
            disabledReason={isChosen ? undefined : text.choose}
          >
            {text.submit}
          </ActionButton>
          <ActionButton tone="quiet" onClick={() => answer(undefined)}>
            {text.back}
          </ActionButton>
        </div>
      </Form>
    </TopDialog>
  );
}

type ClashChoiceProps = {
  clash: Clash;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

/** A field with both values, of which one is chosen; of long texts perhaps both. */
function ClashChoice({ clash, choice, onChoose }: ClashChoiceProps) {
  const { label, show, isLong = false } = clash.field;
  const name = useId();
  const shown = { theirs: show(clash.theirs), mine: show(clash.mine), both: "" };
  const canHaveBoth = isLong && shown.theirs !== "" && shown.mine !== "";
  const offered: readonly Choice[] = canHaveBoth ? ["theirs", "mine", "both"] : ["theirs", "mine"];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-strong">{label}</legend>
      {offered.map((each) => (
        <label
          key={each}
          className="flex min-h-11 cursor-pointer items-start gap-2.5 rounded-sm border border-line px-3 py-2.5 hover:border-soft has-checked:border-text has-checked:bg-surface-2"
        >
          <input
            type="radio"
            name={name}
            checked={choice === each}
            onChange={() => onChoose(each)}
            className="mt-0.5 size-4 flex-none accent-current"
          />
          <span className="grid min-w-0 gap-0.5">
            <span className="text-xs text-soft">{text.offered[each]}</span>
            {each !== "both" && (
              <span
                dir="auto"
                className="max-h-40 overflow-y-auto text-start wrap-anywhere whitespace-pre-line"
              >
                {shown[each] || text.empty}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
