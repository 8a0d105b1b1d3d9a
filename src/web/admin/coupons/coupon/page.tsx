import { Link2, Pencil, Power, PowerOff } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { coupons } from "#i18n/he/coupons.ts";
import type { CouponFigure } from "#modules/coupons/kinds.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { copyText } from "../../kit/copy-button.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Page } from "../../shell/page.tsx";
import { useCouponSwitch } from "../use-coupon-switch.ts";
import type { Route } from "./+types/page";
import { CouponDetails } from "./coupon-details.tsx";
import { CouponFigures } from "./coupon-figures.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const CouponDialog = loadLater(async () => (await import("../coupon-dialog.tsx")).CouponDialog);

const text = coupons.page;

/** One coupon: its terms, its figures, and the rows behind each number. */
export default function CouponPage({ params: { id } }: Route.ComponentProps) {
  const read = useApi("GET /api/admin/coupons/:id", { params: { id } });
  const [figure, setFigure] = useState<CouponFigure>("orders");
  const [isEditing, setEditing] = useState(false);
  const { toggle, action } = useCouponSwitch();
  const coupon = read.data;
  if (coupon === undefined)
    return (
      <Page title={coupons.title}>
        <LoadError read={read} failed={text.failed} rows={6} />
      </Page>
    );
  const { copied, copyFailed } = coupons.actions;
  const link = `${location.origin}/?code=${coupon.code}`;
  return (
    <Page
      title={coupon.code}
      actions={
        <>
          <ActionButton
            tone="quiet"
            onClick={() => void copyText(link, { done: copied, failed: copyFailed })}
          >
            <Link2 aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{coupons.actions.copyLink}</span>
          </ActionButton>
          <ActionButton action={action} onClick={() => toggle(coupon)}>
            {coupon.isActive ? (
              <PowerOff aria-hidden className="size-4" />
            ) : (
              <Power aria-hidden className="size-4" />
            )}
            <span className="max-sm:sr-only">
              {coupon.isActive ? coupons.actions.disable : coupons.actions.enable}
            </span>
          </ActionButton>
          <ActionButton
            tone="main"
            call="PUT /api/admin/coupons/:id"
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{coupons.actions.edit}</span>
          </ActionButton>
        </>
      }
    >
      <Link to={adminPaths.coupons} className="link justify-self-start">
        {text.back}
      </Link>
      <CouponFigures id={id} chosen={figure} select={setFigure} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FigureRows key={figure} id={id} code={coupon.code} figure={figure} />
        <CouponDetails coupon={coupon} link={link} />
      </div>
      {isEditing && <CouponDialog row={coupon} onClose={() => setEditing(false)} />}
    </Page>
  );
}
