import { admin } from "#i18n/he/admin.ts";
import { coupons } from "#i18n/he/coupons.ts";
import { couponKinds, type CouponKind } from "#modules/cart/coupon-kinds.ts";
import { Options } from "#ui/options.tsx";
import { CheckInput, SelectInput, TextAreaInput, TextInput } from "../kit/fields.tsx";
import { getProblemText, type Problems } from "../products/form/problems.ts";
import type { CouponDraft } from "./coupon-draft.ts";
import { ItemField, TargetsField } from "./target-fields.tsx";

const text = coupons.form;
const { looks_like: looksLike, ...problemWords } = coupons.problems;

export type CouponFieldsProps = {
  draft: CouponDraft;
  problems: Problems;
  /** The code that the typed one looks like. */
  twin: string | undefined;
  /** Whether orders name it, so that its code cannot change. */
  isUsed: boolean;
  change: (changes: Partial<CouponDraft>) => void;
};

type TextName = Exclude<
  { [N in keyof CouponDraft]: CouponDraft[N] extends string ? N : never }[keyof CouponDraft],
  "kind"
>;

export function CouponFields({ draft, problems, twin, isUsed, change }: CouponFieldsProps) {
  const error = (name: keyof CouponDraft) =>
    name === "code" && problems["code"] === "taken" && twin !== undefined
      ? looksLike(twin)
      : getProblemText(problems[name] ?? (name === draft.kind ? problems["value"] : undefined), {
          ...problemWords,
        });
  const field = (name: TextName) => ({
    name: `coupon-${name}`,
    value: draft[name],
    error: error(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const number = { isLatin: true, inputMode: "decimal", maxLength: 12 } as const;
  const optional = { optionalHint: admin.dialog.optional };
  const check = (name: "firstOrderOnly" | "isActive" | "isPublic") => ({
    name: `coupon-${name}`,
    checked: draft[name],
    onChange: ({ target }: { target: { checked: boolean } }) => change({ [name]: target.checked }),
  });
  return (
    <>
      <TextInput
        {...field("code")}
        label={text.code}
        help={isUsed ? text.codeUsed : text.codeHelp}
        isLatin
        maxLength={40}
        autoCapitalize="characters"
        readOnly={isUsed}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectInput
          name="coupon-kind"
          label={text.kind}
          value={draft.kind}
          onChange={({ target }) => change({ kind: target.value as CouponKind })}
        >
          <Options values={couponKinds} labels={text.kinds} />
        </SelectInput>
        {draft.kind === "percent" && (
          <TextInput {...field("percent")} {...number} label={text.percent} />
        )}
        {draft.kind === "amount" && (
          <TextInput {...field("amount")} {...number} label={text.amount} />
        )}
      </div>
      {draft.kind === "item" ? (
        <ItemField item={draft.item} error={error("item")} pick={(item) => change({ item })} />
      ) : (
        <TargetsField targets={draft.targets} choose={(targets) => change({ targets })} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...field("startsOn")} {...optional} type="date" label={text.startsOn} />
        <TextInput {...field("endsOn")} {...optional} type="date" label={text.endsOn} />
        <TextInput
          {...field("maxUses")}
          {...number}
          {...optional}
          label={text.maxUses}
          help={text.noLimit}
        />
        <TextInput
          {...field("maxUsesPerAddress")}
          {...number}
          {...optional}
          label={text.maxUsesPerAddress}
          help={text.noLimit}
        />
        <TextInput {...field("minimum")} {...number} {...optional} label={text.minimum} />
      </div>
      <div className="grid gap-1">
        <CheckInput {...check("firstOrderOnly")} label={text.firstOrderOnly} />
        <CheckInput {...check("isActive")} label={text.isActive} />
        <CheckInput {...check("isPublic")} label={text.isPublic} help={text.isPublicHelp} />
      </div>
      <TextAreaInput
        {...field("note")}
        {...optional}
        label={text.note}
        help={text.noteHelp}
        maxLength={500}
      />
    </>
  );
}
