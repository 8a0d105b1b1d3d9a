import { rehearsal } from "#i18n/he/rehearsal.ts";
import { RehearsalNote } from "../rehearsal/rehearsal-note.tsx";

const text = rehearsal.price;

/**
 * Says what a price would have meant for past orders, for the variant alone and for all of its
 * product. It is there while the price is typed, and saving does not wait for it.
 */
export const createPriceRehearsal = (id: string) =>
  function preview(priceMinor: number) {
    const call = "GET /api/admin/variants/:id/price-rehearsal";
    return (
      // The column is as wide as without it.
      <span className="grid w-0 min-w-full gap-1">
        <RehearsalNote
          call={call}
          input={{ params: { id }, query: { priceMinor } }}
          label={text.own}
          isSmall
        />
        <RehearsalNote
          call={call}
          input={{ params: { id }, query: { priceMinor, forAll: "yes" } }}
          label={text.all}
          isSmall
        />
      </span>
    );
  };
