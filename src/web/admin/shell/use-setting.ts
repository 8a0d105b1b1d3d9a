import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { generalSettings } from "#i18n/he/general-settings.ts";
import type { SettingValue } from "#modules/settings/check-setting.ts";
import type { SettingKey } from "#modules/settings/settings.ts";
import type { ApiError } from "#web/api/api-client.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { getKey, useApiAction } from "../api/use-api.ts";
import { showUndoableToast } from "../kit/toasts.ts";
import { toShownValue } from "./shown-setting.ts";

type SettingList = CallOutput<"GET /api/admin/settings">;

type Outcome = "saved" | "refused";

/** A setting as the user saw it. Without a version it is changed in any case. */
type ExpectedSetting = { readonly value: SettingValue; readonly version?: string };

/**
 * Changes a setting, with a way back in the message that it is done. What is shown changes at once,
 * and back again if it fails; then all settings are read anew.
 */
export function useSetting(key: SettingKey) {
  const client = useQueryClient();
  const { name } = generalSettings.settings[key];
  const action = useApiAction("PUT /api/admin/settings/:key", {
    failed: generalSettings.failedChange(name),
    describe: (error) => findReasonIn(error, key),
    clash: { value: { label: name, show: (value) => toShownValue(key, value) } },
  });

  async function change(value: SettingValue, expected: ExpectedSetting): Promise<Outcome> {
    show(client, key, value);
    try {
      const { version } = await action.mutateAsync({
        params: { key },
        body: { value, version: expected.version },
        base: expected,
      });
      showUndoableToast(
        generalSettings.saved,
        () => void change(expected.value, { value, version }),
      );
      return "saved";
    } catch {
      show(client, key, expected.value);
      return "refused";
    }
  }

  return { change, action };
}

/** Shows a value before the server has said anything, or takes that back. */
function show(client: QueryClient, key: SettingKey, value: SettingValue): void {
  client.setQueriesData<SettingList>({ queryKey: getKey("GET /api/admin/settings") }, (list) =>
    list === undefined
      ? list
      : { ...list, settings: list.settings.map((it) => (it.key === key ? { ...it, value } : it)) },
  );
}

/**
 * Why a value was refused, in words of the settings; undefined for what can happen to every call.
 */
function findReasonIn(error: ApiError, key: SettingKey): string | undefined {
  const [code] = error.fields["value"] ?? [];
  const { name } = generalSettings.settings[key];
  if (error.code !== "invalid_fields") return undefined;
  return `${generalSettings.failedChange(name)} ${describeProblem(code ?? "")}`;
}

/** Problem with a value, in words for the person who typed it. */
export function describeProblem(code: string): string {
  const problems: Readonly<Record<string, string>> = generalSettings.problems;
  return problems[code] ?? generalSettings.problems.other;
}
