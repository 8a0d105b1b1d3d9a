import { ArrowLeft, Copy, ExternalLink, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { products } from "#i18n/he/products.ts";
import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import { TabList, TabPanel } from "#ui/tabs.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { ContradictionsNow } from "../../kit/contradiction-list.tsx";
import { useApi } from "../../api/use-api.ts";
import { ActionButton, getActionClass } from "../../kit/action-button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Page } from "../../shell/page.tsx";
import { selectAllowed, useUrlState } from "../../kit/url-state.ts";
import { useBin } from "../parts/use-bin.ts";
import { PublishingPanel } from "../publishing/publishing-panel.tsx";
import type { Route } from "./+types/page";
import { LeavesBin } from "../parts/leaves-bin.tsx";
import { loadBeside, loadLater } from "../../kit/load-later.tsx";

const DuplicateDialog = loadLater(
  async () => (await import("../parts/duplicate-dialog.tsx")).DuplicateDialog,
);
const AnalyticsTab = loadLater(
  async () => (await import("./analytics/analytics-tab.tsx")).AnalyticsTab,
);
const ImagesTab = loadLater(async () => (await import("./images/images-tab.tsx")).ImagesTab);
const VariantsTab = loadLater(
  async () => (await import("./variants/variants-tab.tsx")).VariantsTab,
);
const GeneralTab = loadBeside(async () => (await import("./general/general-tab.tsx")).GeneralTab);

const text = products.page;
const tabs = ["general", "images", "variants", "analytics"] as const;

export default function ProductPage({ params: { id } }: Route.ComponentProps) {
  const product = useApi("GET /api/admin/products/:id", {
    params: { id },
  });
  if (product.data?.id === id) return <ProductScreen key={id} product={product.data} />;
  return (
    <Page title={products.title}>
      <BackLink />
      <LoadError read={product} failed={text.loadFailed} />
    </Page>
  );
}

function ProductScreen({ product }: { product: AdminProduct }) {
  const [url, change] = useUrlState(["tab"] as const);
  const tab = selectAllowed(url.tab, tabs);
  return (
    <Page title={product.name} actions={<ProductActions product={product} />}>
      <BackLink />
      {product.deletedAt === null ? (
        <PublishingPanel product={product} />
      ) : (
        <BinNotice product={product} />
      )}
      <ContradictionsNow />
      <TabList
        label={text.tabs}
        tabs={tabs.map((id) => ({ id, label: text.tab[id] }))}
        selected={tab}
        onSelect={(id) => change({ tab: id === "general" ? null : id })}
        className="w-full max-w-xl max-sm:*:px-1 max-sm:*:text-xs"
      />
      <div className="min-w-0">
        <TabPanel id="general" selected={tab}>
          <GeneralTab product={product} />
        </TabPanel>
        <TabPanel id="images" selected={tab}>
          <ImagesTab product={product} />
        </TabPanel>
        <TabPanel id="variants" selected={tab}>
          <VariantsTab product={product} />
        </TabPanel>
        <TabPanel id="analytics" selected={tab}>
          {tab === "analytics" && <AnalyticsTab productId={product.id} />}
        </TabPanel>
      </div>
    </Page>
  );
}

/** To the list as it was left. */
function BackLink() {
  const location: { state: unknown } = useLocation();
  // Only the list itself writes it.
  const { list = "" } = (location.state ?? {}) as { list?: string };
  return (
    <Link
      to={adminPaths.products + list}
      className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-soft no-underline hover:text-text lg:min-h-0"
    >
      <ArrowLeft aria-hidden className="mirrored size-4" />
      {text.back}
    </Link>
  );
}

function ProductActions({ product }: { product: AdminProduct }) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState<"copy" | "delete">();
  const close = () => setAsks(undefined);
  const bin = useBin({ onDeleted: () => void navigate(adminPaths.products) });
  const slug = product.variants.find((it) => it.isActive)?.slug;
  if (product.deletedAt !== null)
    return (
      <ActionButton
        action={bin.restore}
        onClick={() => bin.restore.mutate({ params: { id: product.id } })}
      >
        <RotateCcw aria-hidden className="size-4" />
        {products.actions.restore}
      </ActionButton>
    );
  return (
    <>
      {slug !== undefined && product.isActive && (
        <a href={paths.product(slug)} className={getActionClass("quiet")}>
          <ExternalLink aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{products.actions.inShop}</span>
        </a>
      )}
      <ActionButton call="POST /api/admin/products/:id/duplicate" onClick={() => setAsks("copy")}>
        <Copy aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{products.actions.duplicate}</span>
      </ActionButton>
      <ActionButton
        tone="danger"
        call="DELETE /api/admin/products/:id"
        onClick={() => setAsks("delete")}
      >
        <Trash2 aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{products.actions.delete}</span>
      </ActionButton>
      {asks === "copy" && <DuplicateDialog product={product} onClose={close} />}
      {asks === "delete" && (
        <ConfirmDialog
          {...products.deleteDialog}
          text={products.deleteDialog.text(product.name)}
          action={bin.remove}
          onConfirm={() => bin.remove.mutate({ params: { id: product.id } })}
          onClose={close}
        />
      )}
    </>
  );
}

/** Says of a product in the bin that it is there, and for how long. */
function BinNotice({ product }: { product: AdminProduct }) {
  return (
    <p className="flex items-start gap-2 rounded-md bg-warn-bg px-4 py-3 text-warn-fg">
      <Trash2 aria-hidden className="mt-0.5 size-4 flex-none" />
      <span>
        {products.page.inBin} <LeavesBin leavesBinAt={product.leavesBinAt} />
      </span>
    </p>
  );
}
