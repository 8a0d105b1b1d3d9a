import { Pipette } from "lucide-react";
import { variants } from "#i18n/he/variants.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { TextInput } from "../../../kit/fields.tsx";
import { Clash, getShell } from "../../../kit/record-field.tsx";
import type { VariantForm } from "./variant-draft.ts";

/** A color as its six digits, beside the browser's own choice of colors. */
export function ColorInput({ form }: { form: VariantForm }) {
  const value = form.draft.colorHex;
  const [digits] = /^#?[0-9a-f]{6}$/i.exec(value.trim()) ?? [];
  const onChange = ({ target }: { target: { value: string } }) =>
    form.change({ colorHex: target.value });
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <TextInput
          {...getShell(form, "colorHex")}
          className="grow"
          isLatin
          value={value}
          maxLength={7}
          onChange={onChange}
        />
        <span className="relative mt-6.5 grid size-11 flex-none place-items-center rounded-sm border border-line-strong hover:border-soft lg:size-10">
          <Pipette aria-hidden className="size-4 text-soft" />
          <input
            type="color"
            aria-label={variants.form.chooseColor}
            // The browser's picker has no empty value: it is black then, and covered.
            value={`#${(digits ?? "000000").replace("#", "").toLowerCase()}`}
            onChange={onChange}
            className={joinClassNames(
              "absolute inset-0 size-full cursor-pointer rounded-sm bg-surface p-1",
              digits === undefined && "opacity-0 focus-visible:opacity-100",
            )}
          />
        </span>
      </div>
      <Clash form={form} name="colorHex" />
    </div>
  );
}
