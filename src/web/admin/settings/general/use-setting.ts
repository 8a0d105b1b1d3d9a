import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { admin } from "#i18n/he/admin.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import type { settingsDeskEndpoints, SettingValue } from "#modules/settings/desk-contract.ts";
import type { SettingKey } from "#modules/settings/keys.ts";
import { showToast } from "#ui/toast.ts";
import { ApiError } from "#web/api-client.ts";
import type { CallOutput } from "#web/api-request.ts";
import { useApiAction } from "../../api/use-api.ts";
import { tellDone } from "../../kit/tell.ts";
import { framePath } from "../../shell/shop-frame.ts";
import { shownValue } from "./shown-value.ts";

export const settingsPath = "/api/admin/settings";

type SettingList = CallOutput<typeof settingsDeskEndpoints.listSettings>;

/** What a setting shows at once on other screens. */
const follows = [settingsPath, framePath, "/api/admin/dashboard", "/api/admin/stock"];

type Outcome = "saved" | "refused";

/**
 * Changes a setting, with a way back in the message that it is done. What is shown changes at once, and back again if it
 * fails; then all settings are read anew.
 */
export function useSetting(key: SettingKey) {
  const client = useQueryClient();
  const { name } = generalSettings.settings[key];
  const action = useApiAction<typeof settingsDeskEndpoints.changeSetting>(
    "put",
    "/api/admin/settings/:key",
    {
      refreshes: follows,
      failed: generalSettings.failedChange(name),
      onFailure(error) {
        const reason = reasonIn(error, key);
        if (reason !== undefined)
          showToast({ title: admin.error, description: reason, tone: "error" });
        return reason !== undefined;
      },
    },
  );

  async function change(value: SettingValue, seen: SettingValue): Promise<Outcome> {
    show(client, key, value);
    try {
      await action.mutateAsync({ params: { key }, body: { value, seen } });
    } catch {
      show(client, key, seen);
      return "refused";
    }
    tellDone(generalSettings.saved, {
      label: admin.dialog.undo,
      act: () => void change(seen, value),
    });
    return "saved";
  }

  return { change, isPending: action.isPending };
}

/** Shows a value before the server has said anything, or takes that back. */
function show(client: QueryClient, key: SettingKey, value: SettingValue): void {
  client.setQueriesData<SettingList>({ queryKey: [settingsPath] }, (list) =>
    list === undefined
      ? list
      : { ...list, settings: list.settings.map((it) => (it.key === key ? { ...it, value } : it)) },
  );
}

/** Why a value was refused, in words of the settings; undefined for what can happen to every call. */
function reasonIn(error: unknown, key: SettingKey): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const [code] = error.fields["value"] ?? [];
  const { name } = generalSettings.settings[key];
  if (error.code === "conflict" && code !== undefined)
    return generalSettings.conflict(name, shownValue(key, JSON.parse(code)));
  if (error.code !== "invalid_fields") return undefined;
  const problems: Readonly<Record<string, string>> = generalSettings.problems;
  return `${generalSettings.failedChange(name)} ${problems[code ?? ""] ?? generalSettings.problems.other}`;
}
