import { areSameActions, grantableActions, type GrantableAction } from "./permissions.ts";

/**
 * Rights that are usually granted together, to fill in the form. The preset is not stored, only the
 * rights.
 */
export const rightsPresets = {
  packer: ["orders.read", "orders.write"],
  answers: ["orders.read", "customers.read", "messages.read", "messages.write"],
  texts: ["content.read", "content.write"],
  all: grantableActions,
} as const satisfies Record<string, readonly GrantableAction[]>;
export type RightsPreset = keyof typeof rightsPresets;

// The keys of our own object.
export const rightsPresetNames = Object.keys(rightsPresets) as RightsPreset[];

/** The preset that these rights are; undefined for a choice of one's own. */
export function findPreset(granted: readonly GrantableAction[]): RightsPreset | undefined {
  return rightsPresetNames.find((name) => areSameActions(rightsPresets[name], granted));
}
