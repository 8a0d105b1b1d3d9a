import { Pipette } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { variants } from "#i18n/he/variants.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { TextInput } from "../../../kit/fields.tsx";

const text = variants.form;

type ColorInputProps = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A color as its six digits, beside the browser's own choice of colors. */
export function ColorInput({ value, error, onChange }: ColorInputProps) {
  const [digits] = /^#?[0-9a-f]{6}$/i.exec(value.trim()) ?? [];
  return (
    <div className="flex items-start gap-2">
      <TextInput
        name="variant-color-hex"
        label={text.colorHex}
        optionalHint={admin.dialog.optional}
        help={text.colorHexHelp}
        error={error}
        className="grow"
        isLatin
        value={value}
        maxLength={7}
        onChange={({ target }) => onChange(target.value)}
      />
      <span className="relative mt-6.5 grid size-11 flex-none place-items-center rounded-sm border border-line-strong hover:border-soft lg:size-10">
        <Pipette aria-hidden className="size-4 text-soft" />
        <input
          type="color"
          aria-label={text.chooseColor}
          // The browser's picker has no empty value: it is black then, and covered.
          value={`#${(digits ?? "000000").replace("#", "").toLowerCase()}`}
          onChange={({ target }) => onChange(target.value)}
          className={joinClassNames(
            "absolute inset-0 size-full cursor-pointer rounded-sm bg-surface p-1",
            digits === undefined && "opacity-0 focus-visible:opacity-100",
          )}
        />
      </span>
    </div>
  );
}
