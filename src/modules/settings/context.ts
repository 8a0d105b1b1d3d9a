import type { Context } from "#modules/context.ts";
import type { SettingKey } from "./settings.ts";

/** What the use cases of the settings get. */
export type SettingsContext = Context & {
  /**
   * What other modules do at once, in the same transaction, when a setting has been changed; the
   * settings know nothing of them.
   */
  readonly effects: Partial<Record<SettingKey, (ctx: Context) => Promise<void>>>;
};
