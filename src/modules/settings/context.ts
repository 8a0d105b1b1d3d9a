import type { Context } from "#modules/context.ts";
import type { SettingKey } from "./settings.ts";

/** Context of the use cases of the settings. */
export type SettingsContext = Context & {
  /**
   * Actions of other modules after a change of a setting, in the same transaction; this module does
   * not import them.
   */
  readonly effects: Partial<Record<SettingKey, (ctx: Context) => Promise<void>>>;
};

declare module "#modules/endpoint.ts" {
  interface Contexts {
    settings: SettingsContext;
  }
}
