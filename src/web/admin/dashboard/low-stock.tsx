import { CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { dashboard } from "#i18n/he/dashboard.ts";
import type { Dashboard } from "#modules/analytics/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { CatalogImage } from "#ui/image.tsx";
import { Tag } from "#ui/tag.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { EmptyState, SkeletonRows } from "../kit/list-states.tsx";
import { Panel } from "../kit/panel.tsx";
import { SkuText } from "../kit/sku-text.tsx";

const text = dashboard.lowStock;

type Variant = Dashboard["lowStock"]["variants"][number];

/** The first variants of which few are left; undefined while they are read. */
export function LowStock({ variants }: { variants: readonly Variant[] | undefined }) {
  return (
    <Panel
      title={text.title}
      action={
        <Link to={`${adminPaths.inventory}?level=below`} className="link">
          {text.more}
        </Link>
      }
    >
      {variants === undefined ? (
        <SkeletonRows rows={5} />
      ) : variants.length === 0 ? (
        <EmptyState title={text.empty} Icon={CircleCheck} />
      ) : (
        <ul>
          {variants.map((variant) => (
            <li
              key={variant.id}
              className="relative flex min-h-15.5 items-center gap-3 border-t border-line px-5 py-2 hover:bg-surface-hover"
            >
              <Image variant={variant} />
              <span className="grid min-w-0 grow">
                <Link
                  to={`${adminPaths.inventory}?q=${encodeURIComponent(variant.sku)}`}
                  className="text-text no-underline after:absolute after:inset-0"
                >
                  <DataText className="wrap-anywhere">{variant.variantName}</DataText>
                </Link>
                <SkuText sku={variant.sku} className="text-xs text-faint" />
              </span>
              <Left variant={variant} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Image({ variant: { imageUrl } }: { variant: Variant }) {
  const shape = "size-11 flex-none rounded-window bg-studio object-cover";
  if (imageUrl === null) return <span aria-hidden className={shape} />;
  return <CatalogImage imageUrl={imageUrl} alt="" sizes="44px" className={shape} />;
}

function Left({ variant: { available } }: { variant: Variant }) {
  return (
    <Tag tone={available === 0 ? "danger" : "warn"} Icon={CircleAlert}>
      <span className="num whitespace-nowrap">
        {available === 0 ? text.out : text.left(available)}
      </span>
    </Tag>
  );
}
