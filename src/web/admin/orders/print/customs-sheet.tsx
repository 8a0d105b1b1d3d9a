import { cn22 as text } from "#i18n/en/cn22.ts";
import { cn23 } from "#i18n/en/cn23.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { useContent } from "#web/storefront/content.ts";
import { usePageHead } from "../../kit/page-head.ts";
import type { CustomsForm } from "./customs-form.ts";
import {
  CustomsHead,
  CustomsKinds,
  CustomsParty,
  CustomsSignature,
  CustomsTable,
} from "./customs-parts.tsx";

type CustomsSheetProps = { order: OrderDetails; form: CustomsForm };

/** The customs form of a parcel abroad, in the languages of the post. */
export function CustomsSheet(props: CustomsSheetProps) {
  return props.form.name === "CN22" ? <LabelForm {...props} /> : <SheetForm {...props} />;
}

/** CN22 sticks on the parcel. */
function LabelForm({ order, form }: CustomsSheetProps) {
  return (
    <article
      className="label-sheet customs-sheet flex flex-col gap-2"
      lang="en"
      dir="ltr"
      aria-label={`CN22 ${order.number}`}
    >
      <CustomsHead form={form} />
      <CustomsKinds className="grid grid-cols-2 gap-x-3 gap-y-0.5" />
      <div className="grid grid-cols-2 gap-3 border-y border-line py-1.5">
        <CustomsParty title={text.sender} lines={form.from} />
        <CustomsParty title={text.recipient} lines={form.to} />
      </div>
      <CustomsTable form={form} columns={text.columns} totals={text.totals} />
      <p className="mt-auto text-soft">{text.certificate}</p>
      <CustomsSignature label={text.signature} number={order.number} />
    </article>
  );
}

/** CN23 travels in a pouch on the parcel. */
function SheetForm({ order, form }: CustomsSheetProps) {
  const { imprint } = useContent("brand");
  const { phone, dial } = order.customer;
  const page = usePageHead({ head: `CN 23 · ${text.order} #${order.number}`, lang: "en" });
  return (
    <article
      className="paper customs-sheet grid content-start gap-4"
      lang="en"
      dir="ltr"
      data-page={page}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys on a phone
      tabIndex={0}
      aria-label={`CN23 ${order.number}`}
    >
      <CustomsHead form={form} />
      <div className="grid grid-cols-2 gap-6">
        <CustomsParty title={text.sender} lines={[...form.from, imprint.phone]} />
        <CustomsParty title={text.recipient} lines={[...form.to, dial ?? phone ?? ""]} />
      </div>
      <CustomsKinds className="grid grid-cols-3 gap-x-3 gap-y-0.5 border-y border-line py-2" />
      <CustomsTable form={form} columns={cn23.columns} totals={cn23.totals} />
      <dl className="grid break-inside-avoid grid-cols-3 gap-x-4 gap-y-6">
        {cn23.toFillIn.map((label) => (
          <div key={label} className="border-b border-line-strong pb-6">
            <dt className="text-soft">{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <div className="grid break-inside-avoid gap-4">
        <p className="text-soft">{cn23.certificate}</p>
        <CustomsSignature label={cn23.signature} number={order.number} />
      </div>
    </article>
  );
}
