import { admin } from "#i18n/he/admin.ts";
import type { settingsDeskEndpoints } from "#modules/settings/desk-contract.ts";
import type { CallOutput } from "#web/api-request.ts";
import { useApi } from "../api/use-api.ts";

export const framePath = "/api/admin/frame";

type ShopFrame = CallOutput<typeof settingsDeskEndpoints.readFrame>;

/** What stands around every screen; undefined until it is known. */
export function useShopFrame(): ShopFrame | undefined {
  return useApi<typeof settingsDeskEndpoints.readFrame>(framePath, {}).data;
}

/** What the back office is called. */
export function useSystemName(): string {
  return useShopFrame()?.systemName ?? admin.title;
}
