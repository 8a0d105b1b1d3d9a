import type { Context } from "#modules/context.ts";
import type { SettingKey } from "./settings.ts";

/** Context of the use cases of the settings. */
export type SettingsContext = Context & {
  /**
   * Actions of other modules at once, in the same transaction, when a setting has been changed; the
   * settings know nothing of them.
   */
  readonly effects: Partial<Record<SettingKey, (ctx: Context) => Promise<void>>>;
};
