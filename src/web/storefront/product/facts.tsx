import { LockKeyhole, ShieldCheck, Undo2 } from "lucide-react";
import { productPage } from "#i18n/en/product.ts";
import { usePayments } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { Unbroken } from "../parts/no-wrap-text.tsx";
import { useRights } from "../rights/use-rights.ts";
import { RightsNote } from "./rights-note.tsx";

/** Payment, warranty and returns: one row of three, and the rights that laws give. */
export default function Facts() {
  const payments = usePayments();
  const { payment, warranty, cancellation } = useContent("product-page").facts;
  const facts = [
    { Icon: LockKeyhole, text: payments === "off" ? productPage.paymentNote : payment[payments] },
    { Icon: ShieldCheck, text: warranty },
    { Icon: Undo2, text: cancellation },
  ].filter(({ text }) => text !== "");
  const rights = useRights();
  return (
    <>
      <ul
        aria-label={productPage.facts}
        className="grid auto-cols-fr grid-flow-col gap-3 border-t border-line pt-4 text-xs leading-ui text-soft"
      >
        {facts.map(({ Icon, text }) => (
          <li
            key={text}
            className="grid content-start justify-items-center gap-1.5 text-center text-balance"
          >
            <Icon aria-hidden className="size-5 text-accent" />
            <Unbroken>{text}</Unbroken>
          </li>
        ))}
      </ul>
      {rights && <RightsNote {...rights} />}
    </>
  );
}
