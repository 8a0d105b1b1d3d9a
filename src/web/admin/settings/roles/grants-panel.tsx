import { Lock, ShieldAlert, TriangleAlert } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { roles } from "#i18n/he/roles.ts";
import {
  adminOnlyActions,
  isGuarded,
  SECOND_FACTOR_GRACE_DAYS,
  type GrantableAction,
} from "#shared/permissions.ts";
import { classNames } from "#ui/class-names.ts";
import { Form } from "#ui/form.tsx";
import { Tag } from "#ui/tag.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { useUnsaved } from "../../kit/leave-guard.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useGrants } from "./use-grants.ts";

const text = roles.grants;

const areas = {
  figures: ["figures.read"],
  orders: ["orders.read", "orders.write", "orders.refund", "orders.delete", "orders.export"],
  stock: ["stock.read", "stock.write", "prices.write"],
  catalog: ["catalogue.read", "catalogue.write", "catalogue.delete"],
  coupons: ["coupons.read", "coupons.write"],
  content: ["content.read", "content.write"],
  customers: ["customers.read", "customers.write", "customers.export"],
  messages: ["messages.read", "messages.write"],
  settings: ["settings.read", "mail.read"],
} as const satisfies Record<keyof typeof text.areas, readonly GrantableAction[]>;

/** Money, deletion, and data that leaves the shop. */
const sensitive: ReadonlySet<GrantableAction> = new Set([
  "orders.refund",
  "orders.delete",
  "orders.export",
  "prices.write",
  "catalogue.delete",
  "customers.export",
]);

/** What moderators may do, area by area; nothing is saved before somebody says so. */
export function GrantsPanel() {
  const grants = useGrants();
  useUnsaved(grants.isChanged);
  const { data, error, refetch } = grants.read;
  if (data === undefined)
    return (
      <Panel title={text.title}>
        {error === null ? (
          <SkeletonRows rows={5} />
        ) : (
          <ErrorState title={text.failed} error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  const isLocked = !data.can.change.allowed;
  return (
    <Panel title={text.title}>
      <Form
        className="grid gap-5 px-5 pb-5"
        isPending={grants.isSaving}
        onSubmit={() => {
          if (grants.isChanged) grants.save();
        }}
      >
        <p className="max-w-prose text-soft">{text.intro}</p>
        <div className="gap-8 md:columns-2 xl:columns-3">
          {Object.entries(areas).map(([area, actions]) => (
            <fieldset key={area} disabled={isLocked} className="mb-5 grid break-inside-avoid gap-1">
              {/* The keys are those of the table above. */}
              <legend className="mb-1 font-medium">{text.areas[area as keyof typeof areas]}</legend>
              {actions.map((action) => (
                <Grant
                  key={action}
                  action={action}
                  isGranted={grants.granted.includes(action)}
                  onChange={(isGranted) => grants.set(action, isGranted)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <AdminOnly />
        {grants.added.some((action) => sensitive.has(action)) && (
          <p className="flex items-start gap-2 rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
            {text.warning}
          </p>
        )}
        {grants.added.some(isGuarded) && (
          <p className="flex items-start gap-2 rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
            <ShieldAlert aria-hidden className="mt-0.5 size-4 flex-none" />
            {text.secondFactorDue(SECOND_FACTOR_GRACE_DAYS)}
          </p>
        )}
        {grants.hasClash && (
          <p role="alert" className="rounded-sm bg-danger-bg px-3 py-2 text-danger-fg">
            {text.conflict}
          </p>
        )}
        <div
          className={classNames(
            "flex flex-wrap items-center gap-2 border-t border-line bg-surface py-3",
            // What is not saved yet is in view until it is.
            grants.isChanged && "sticky bottom-0 z-2",
          )}
        >
          <ActionButton
            type="submit"
            tone="main"
            needs="roles.write"
            isPending={grants.isSaving}
            disabledReason={grants.isChanged ? undefined : text.unchanged}
          >
            {admin.dialog.save}
          </ActionButton>
          {grants.isChanged && (
            <>
              <ActionButton tone="quiet" onClick={grants.discard}>
                {text.discard}
              </ActionButton>
              <span className="text-xs text-faint">{text.unsaved}</span>
            </>
          )}
        </div>
      </Form>
    </Panel>
  );
}

type GrantProps = {
  action: GrantableAction;
  isGranted: boolean;
  onChange: (isGranted: boolean) => void;
};

function Grant({ action, isGranted, onChange }: GrantProps) {
  const { name, help } = text.actions[action];
  const helpId = `grant-${action}`;
  return (
    <div className="flex items-start gap-2.5 py-1.5">
      <input
        id={`${helpId}-box`}
        type="checkbox"
        checked={isGranted}
        aria-describedby={helpId}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4.5 flex-none accent-brand"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <label htmlFor={`${helpId}-box`}>{name}</label>
          {sensitive.has(action) && <Tag tone="warn">{text.sensitive}</Tag>}
          {isGuarded(action) && <Tag tone="info">{text.secondFactor}</Tag>}
        </span>
        <span id={helpId} className="text-xs text-faint">
          {help}
        </span>
      </span>
    </div>
  );
}

/** What cannot be granted, so that nobody looks for it. */
function AdminOnly() {
  return (
    <section className="rounded-sm bg-mute-bg px-3 py-2.5 text-mute-fg">
      <h3 className="flex items-center gap-1.5 text-xs font-medium">
        <Lock aria-hidden className="size-3.5 flex-none" />
        {text.adminOnly}
      </h3>
      <p className="mt-1 text-xs">
        {adminOnlyActions.map((action) => text.actions[action].name).join(" · ")}
      </p>
    </section>
  );
}
