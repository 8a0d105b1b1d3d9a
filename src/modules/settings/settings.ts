import { brand } from "#content/brand.ts";
import { orderStatuses } from "#modules/orders/status.ts";

/** Readers of a setting besides the back office and the shop itself. */
export type Reader = "visitors" | "publicForms" | "checkout";

/** Where the back office shows a setting, in this order. */
export const settingGroups = ["shop", "orders", "system"] as const;

type Definition = {
  readonly group: (typeof settingGroups)[number];
  readonly readers?: readonly Reader[];
} & (
  | { readonly kind: "switch"; readonly default: boolean }
  | {
      readonly kind: "number";
      readonly default: number;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: "choice"; readonly default: string; readonly choices: readonly string[] }
  | { readonly kind: "line"; readonly default: string; readonly maxLength: number }
  | { readonly kind: "email"; readonly default: string }
);

/**
 * Every setting of the running shop. A setting is a record here and its words in
 * `i18n/he/general-settings.ts`: check, control, readers and policies follow from the record.
 */
const definitions = {
  maintenance_mode: { kind: "switch", default: false, group: "shop", readers: ["visitors"] },
  allow_registration: { kind: "switch", default: true, group: "shop", readers: ["visitors"] },
  default_order_status: {
    kind: "choice",
    default: "pending",
    choices: orderStatuses,
    group: "orders",
    readers: ["checkout"],
  },
  low_stock_threshold: {
    kind: "number",
    default: 10,
    min: 0,
    max: 100_000,
    group: "orders",
    readers: ["checkout"],
  },
  preorders: { kind: "switch", default: false, group: "orders", readers: ["visitors", "checkout"] },
  supply_days: { kind: "number", default: 30, min: 0, max: 365, group: "orders" },
  email_notifications: {
    kind: "switch",
    default: true,
    group: "orders",
    readers: ["publicForms", "checkout"],
  },
  review_invitations: { kind: "switch", default: true, group: "orders" },
  review_invitation_days: { kind: "number", default: 10, min: 0, max: 60, group: "orders" },
  support_email: {
    kind: "email",
    default: brand.email,
    group: "shop",
    readers: ["publicForms", "checkout"],
  },
  system_name: { kind: "line", default: `${brand.name} ERP`, maxLength: 100, group: "system" },
} as const satisfies Record<string, Definition>;

type Definitions = typeof definitions;
export type SettingKey = keyof Definitions;

/** The names under which settings are stored. */
export const settingKeys = Object.keys(definitions) as readonly SettingKey[]; // its own keys

export function getDefinition(key: SettingKey): Definition {
  return definitions[key];
}

type ValueOf<D> = D extends { kind: "choice"; choices: readonly (infer Choice)[] }
  ? Choice
  : D extends { kind: "switch" }
    ? boolean
    : D extends { kind: "number" }
      ? number
      : string;

/** All settings with their values. */
export type Settings = { -readonly [Key in SettingKey]: ValueOf<Definitions[Key]> };

type KeyFor<R extends Reader> = {
  [Key in SettingKey]: Definitions[Key] extends { readers: readonly (infer Some)[] }
    ? R extends Some
      ? Key
      : never
    : never;
}[SettingKey];

/** The settings that `reader` may see; the row policies of the table use this list. */
export type SettingsFor<R extends Reader> = Pick<Settings, KeyFor<R>>;

export function listKeys<R extends Reader>(reader: R): readonly KeyFor<R>[] {
  const isReadable = (key: SettingKey): key is KeyFor<R> =>
    getDefinition(key).readers?.includes(reader) === true;
  return settingKeys.filter(isReadable);
}

export const defaultSettings = Object.fromEntries(
  settingKeys.map((key) => [key, definitions[key].default]),
) as Settings; // a default of its own type for each key
