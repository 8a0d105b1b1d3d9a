import { ChevronDown, ChevronUp, EyeOff, X, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { order as text } from "#i18n/he/order.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { Tag } from "#ui/tag.tsx";
import { Moment } from "../../kit/moment.tsx";
import { PanelHeading } from "../../kit/row-panel.tsx";
import { StatusBadge } from "../../kit/status-badge.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import type { Step, Steps } from "../list/use-steps.ts";
import { Badges } from "./badges.tsx";
import { CopyButton } from "../../kit/copy-button.tsx";
import { MoreMenu, type MoreMenuProps } from "./more-menu.tsx";

type HeadProps = {
  steps: Steps;
  number: string;
  /** Undefined until it has been read. */
  order: OrderDetails | undefined;
  onClose: () => void;
} & Omit<MoreMenuProps, "order">;

/** Number and status of the order, and the way back to the list. */
export function Head({ steps, number, order, onClose, ...rest }: HeadProps) {
  return (
    <header className="grid flex-none gap-2 px-4 py-3">
      <div className="flex items-center gap-1 max-[22rem]:flex-wrap">
        <PanelHeading className="text-lg leading-ui outline-none">
          {text.title}{" "}
          <bdi dir="ltr" className="num">
            #{number}
          </bdi>
        </PanelHeading>
        <CopyButton label={text.copy.number} value={number} />
        <span className="ms-auto flex print:hidden">
          <StepLink label={text.previous} step={steps.previous} Icon={ChevronUp} />
          <StepLink label={text.next} step={steps.next} Icon={ChevronDown} />
          {order && <MoreMenu order={order} {...rest} />}
          <ToolButton label={text.close} onClick={onClose}>
            <X aria-hidden className="size-5" />
          </ToolButton>
        </span>
      </div>
      {order && <Facts order={order} />}
    </header>
  );
}

type StepLinkProps = { label: string; step: Step | undefined; Icon: LucideIcon };

/** The way to the order above or below in the list. */
function StepLink({ label, step, Icon }: StepLinkProps) {
  if (step === undefined)
    return (
      <ToolButton label={label} disabledReason={text.atEnd}>
        <Icon aria-hidden className="size-5" />
      </ToolButton>
    );
  return (
    <Link
      to={step.to}
      state={step.state}
      preventScrollReset
      aria-label={label}
      title={label}
      className="grid size-11 flex-none place-items-center rounded-sm text-soft hover:bg-surface-hover hover:text-text lg:size-9"
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  );
}

function Facts({ order }: { order: OrderDetails }) {
  const { createdAt, updatedAt, source, status, isDeleted } = order;
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        <Badges order={order} />
        {isDeleted && (
          <Tag tone="danger" Icon={EyeOff}>
            {text.deleted.tag}
          </Tag>
        )}
      </div>
      <p className="text-xs text-faint">
        {text.sources[source]}, <Moment at={createdAt} />
        {updatedAt !== createdAt && (
          <>
            {" · "}
            {text.changed} <Moment at={updatedAt} />
          </>
        )}
      </p>
    </>
  );
}
