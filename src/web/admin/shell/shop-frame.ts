import { admin } from "#i18n/he/admin.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { useApi } from "../api/use-api.ts";

type ShopFrame = CallOutput<"GET /api/admin/frame">;

/** Data for the frame around every screen; undefined until it is known. */
export function useShopFrame(): ShopFrame | undefined {
  return useApi("GET /api/admin/frame", {}).data;
}

/** Name of the back office. */
export function useSystemName(): string {
  return useShopFrame()?.systemName ?? admin.title;
}
