import { coupons } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { RecordField } from "../kit/record-field.tsx";
import { TargetFields, type CouponForm } from "./target-fields.tsx";

const text = coupons.form;

type CouponFieldsProps = {
  form: CouponForm;
  names: CouponRow["names"];
  /** Whether orders name it, so that its code cannot change. */
  isUsed: boolean;
};

export function CouponFields({ form, names, isUsed }: CouponFieldsProps) {
  const { kind } = form.draft;
  return (
    <>
      <RecordField
        form={form}
        name="code"
        readOnly={isUsed}
        {...(isUsed && { help: text.codeUsed })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <RecordField form={form} name="kind" />
        {kind !== "item" && <RecordField form={form} name="value" label={text.values[kind]} />}
      </div>
      <TargetFields form={form} names={names} />
      <div className="grid gap-4 sm:grid-cols-2">
        <RecordField form={form} name="startsOn" />
        <RecordField form={form} name="endsOn" />
        <RecordField form={form} name="maxUses" />
        <RecordField form={form} name="maxUsesPerAddress" />
        <RecordField form={form} name="minimumMinor" />
      </div>
      <div className="grid gap-1">
        <RecordField form={form} name="firstOrderOnly" />
        <RecordField form={form} name="isActive" />
        <RecordField form={form} name="isPublic" />
      </div>
      <RecordField form={form} name="note" />
    </>
  );
}
