import { Plus } from "lucide-react";
import { useState } from "react";
import { coupons as text } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { couponStates } from "#modules/coupons/kinds.ts";
import { useListApi } from "../api/use-list-api.ts";
import { ListFileButton } from "../kit/files/list-file-button.tsx";
import { ActionButton } from "../kit/action-button.tsx";
import { readText, defineList } from "../kit/define-list.ts";
import { FilterChips } from "../kit/list-filters.tsx";
import { Page } from "../shell/page.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { TableScreen } from "../kit/table-screen.tsx";
import { useAdding } from "../kit/use-adding.ts";
import { useList } from "../kit/use-list.ts";
import { couponColumns } from "./coupon-columns.tsx";
import { useCouponSwitch } from "./use-coupon-switch.ts";
import { loadLater } from "../kit/load-later.tsx";

const CouponDialog = loadLater(async () => (await import("./coupon-dialog.tsx")).CouponDialog);

const couponList = defineList({ filters: { q: readText, state: ["all", ...couponStates] } });

/** The list of coupons, with their state today. */
export default function CouponsPage() {
  const list = useList(couponList);
  const read = useListApi("GET /api/admin/coupons", list, ({ query }) => ({ query }));
  const [copied, setCopied] = useState<CouponRow>();
  const adding = useAdding("POST /api/admin/coupons");
  const { toggle } = useCouponSwitch();
  return (
    <Page
      title={text.title}
      actions={
        <ActionButton tone="main" call="POST /api/admin/coupons" onClick={adding.open}>
          <Plus aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{text.actions.add}</span>
        </ActionButton>
      }
    >
      <p className="text-soft">{text.intro}</p>
      <TableScreen
        list={list}
        read={read}
        rows={read.data?.coupons}
        {...text.list}
        file={<ListFileButton list="coupons" filter={list.query} />}
        filters={
          <>
            <SearchField label={text.search} field={list.field("q")} />
            <FilterChips
              label={text.filter}
              field={list.field("state")}
              labels={{ all: text.all, ...text.states }}
            />
          </>
        }
        columns={couponColumns({
          toggle,
          copyCoupon: setCopied,
        })}
      />
      {adding.isAdding && <CouponDialog onClose={adding.close} />}
      {copied && <CouponDialog copied={copied} onClose={() => setCopied(undefined)} />}
    </Page>
  );
}
