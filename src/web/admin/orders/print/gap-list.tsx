import { CircleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { print } from "#i18n/he/print.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { Gap } from "./missing-data.ts";

const text = print.gaps;

export type Unprintable = { readonly order: OrderDetails; readonly gaps: readonly Gap[] };

/** Orders that cannot be printed, with the reason and the fix. This list is not printed. */
export function GapList({ orders }: { orders: readonly Unprintable[] }) {
  if (orders.length === 0) return null;
  return (
    <PrintNote title={text.title} Icon={CircleAlert} className="text-danger-fg">
      <ul className="grid gap-2">
        {orders.flatMap(({ order, gaps }) =>
          gaps.map((gap) => (
            <li key={order.id + (gap.kind === "line" ? gap.line.id : gap.kind)}>
              {text.order}{" "}
              <Link to={adminPaths.order(order.id)} className="link num">
                <bdi dir="ltr">#{order.number}</bdi>
              </Link>
              {": "}
              <GapText gap={gap} />
            </li>
          )),
        )}
      </ul>
    </PrintNote>
  );
}

function GapText({ gap }: { gap: Gap }) {
  if (gap.kind !== "line")
    return (
      <>
        {text[gap.kind]} {gap.kind === "no_sender" && <BrandLink />}
      </>
    );
  const { name, missing, productId } = gap.line;
  return (
    <>
      <bdi>{text.line(name, missing)}</bdi>{" "}
      {productId !== null && (
        <Link to={adminPaths.product(productId)} className="link">
          {text.toProduct}
        </Link>
      )}
    </>
  );
}

/** To where the shop's own address is entered. */
export function BrandLink() {
  return (
    <Link to={adminPaths.document("brand")} className="link">
      {text.toBrand}
    </Link>
  );
}

type PrintNoteProps = {
  title: string;
  Icon: LucideIcon;
  className?: string;
  children: ReactNode;
};

/** Something to read before printing; never on paper. */
export function PrintNote({ title, Icon, className = "text-soft", children }: PrintNoteProps) {
  return (
    <section className="mx-auto w-full max-w-[210mm] rounded-md border border-line bg-surface p-5 print:hidden">
      <h2 className={`mb-2 flex items-center gap-2 text-md ${className}`}>
        <Icon aria-hidden className="size-5 flex-none" />
        {title}
      </h2>
      {children}
    </section>
  );
}
