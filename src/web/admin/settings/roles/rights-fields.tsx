import { Lock, ShieldAlert, TriangleAlert, type LucideIcon } from "lucide-react";
import { roles } from "#i18n/he/roles.ts";
import {
  adminOnlyActions,
  getWeight,
  isHeavy,
  SECOND_FACTOR_GRACE_DAYS,
  type GrantableAction,
} from "#shared/permissions.ts";
import { findPreset, rightsPresetNames, rightsPresets } from "#shared/rights-presets.ts";
import { Tag } from "#ui/tag.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { withGrant } from "./grant-draft.ts";

const text = roles.grants;

const areas = {
  figures: ["figures.read"],
  orders: [
    "orders.read",
    "orders.write",
    "orders.agree",
    "orders.refund",
    "orders.delete",
    "orders.export",
  ],
  stock: ["stock.read", "stock.write", "prices.write"],
  catalog: ["catalogue.read", "catalogue.write", "catalogue.delete"],
  coupons: ["coupons.read", "coupons.write"],
  content: ["content.read", "content.write"],
  customers: ["customers.read", "customers.write", "customers.export"],
  messages: ["messages.read", "messages.write"],
  reviews: ["reviews.read", "reviews.write"],
  settings: ["settings.read", "mail.read"],
} as const satisfies Record<keyof typeof text.areas, readonly GrantableAction[]>;

type RightsFieldsProps = {
  granted: readonly GrantableAction[];
  /** Rights that the person has now; added ones are warned of. */
  before: readonly GrantableAction[];
  isLocked?: boolean;
  onChange: (granted: readonly GrantableAction[]) => void;
};

/** Rights of a person, area by area, with presets that fill them in. */
export function RightsFields({ granted, before, isLocked = false, onChange }: RightsFieldsProps) {
  const chosen = findPreset(granted);
  const added = granted.filter((action) => !before.includes(action));
  return (
    <div className="grid gap-5">
      {!isLocked && (
        <div className="grid gap-1.5">
          <span className="font-medium">{text.presets.label}</span>
          <div role="group" aria-label={text.presets.label} className="flex flex-wrap gap-2">
            {rightsPresetNames.map((preset) => (
              <ActionButton
                key={preset}
                aria-pressed={preset === chosen}
                onClick={() => onChange(rightsPresets[preset])}
                className="aria-pressed:border-brand aria-pressed:bg-brand-quiet aria-pressed:text-on-brand-quiet"
              >
                {text.presets.names[preset]}
              </ActionButton>
            ))}
          </div>
          <span className="text-xs text-faint">{text.presets.help}</span>
        </div>
      )}
      <div className="gap-8 sm:columns-2">
        {Object.entries(areas).map(([area, actions]) => (
          <fieldset key={area} disabled={isLocked} className="mb-5 grid break-inside-avoid gap-1">
            {/* The keys are those of the table above. */}
            <legend className="mb-1 font-medium">{text.areas[area as keyof typeof areas]}</legend>
            {actions.map((action) => (
              <Grant
                key={action}
                action={action}
                isGranted={granted.includes(action)}
                onChange={(isGranted) => onChange(withGrant(granted, action, isGranted))}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <AdminOnly />
      {added.some((action) => getWeight(action) !== "light") && (
        <Warning Icon={TriangleAlert}>{text.warning}</Warning>
      )}
      {added.some(isHeavy) && (
        <Warning Icon={ShieldAlert}>{text.secondFactorDue(SECOND_FACTOR_GRACE_DAYS)}</Warning>
      )}
    </div>
  );
}

function Warning({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <p className="flex items-start gap-2 rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
      <Icon aria-hidden className="mt-0.5 size-4 flex-none" />
      {children}
    </p>
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
          {getWeight(action) !== "light" && <Tag tone="warn">{text.sensitive}</Tag>}
          {isHeavy(action) && <Tag tone="info">{text.secondFactor}</Tag>}
        </span>
        <span id={helpId} className="text-xs text-faint">
          {help}
        </span>
      </span>
    </div>
  );
}

/** Actions that cannot be granted, listed so that the user need not look for them. */
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
