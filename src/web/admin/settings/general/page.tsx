import { useId, useState } from "react";
import { generalSettings as text } from "#i18n/he/general-settings.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import type { settingsDeskEndpoints, ShownSetting } from "#modules/settings/desk-contract.ts";
import type { SettingKey } from "#modules/settings/keys.ts";
import { useRefusal } from "../../api/abilities.ts";
import { useApi } from "../../api/use-api.ts";
import { BareSelect } from "../../kit/bare-select.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Switch } from "../../products/parts/switch.tsx";
import { SettingRow } from "./setting-row.tsx";
import { TextControl } from "./text-control.tsx";
import { settingsPath, useSetting } from "./use-setting.ts";

const groups: readonly { title: string; keys: readonly SettingKey[] }[] = [
  { title: text.groups.shop, keys: ["maintenance_mode", "allow_registration", "support_email"] },
  {
    title: text.groups.orders,
    keys: ["default_order_status", "low_stock_threshold", "email_notifications"],
  },
  { title: text.groups.system, keys: ["system_name"] },
];

/** The settings of the whole shop. Each is saved by itself. */
export default function GeneralPage() {
  const { data, error, refetch } = useApi<typeof settingsDeskEndpoints.listSettings>(
    settingsPath,
    {},
  );
  if (data === undefined && error !== null)
    return <ErrorState title={text.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {groups.map(({ title, keys }) => (
        <Panel key={title} title={title}>
          {data === undefined ? (
            <SkeletonRows rows={keys.length} />
          ) : (
            <div className="divide-y divide-line">
              {keys.map((key) => {
                const setting = data.settings.find((it) => it.key === key);
                return setting && <Setting key={key} setting={setting} />;
              })}
            </div>
          )}
        </Panel>
      ))}
      <p className="text-xs text-faint">{text.keys}</p>
    </>
  );
}

function Setting({ setting }: { setting: ShownSetting }) {
  const helpId = useId();
  const refusal = useRefusal("settings.write");
  const { key, value } = setting;
  return (
    <SettingRow setting={setting} helpId={helpId} refusal={refusal}>
      {key === "default_order_status" ? (
        <StatusControl setting={setting} helpId={helpId} refusal={refusal} />
      ) : typeof value === "boolean" ? (
        <Toggle settingKey={key} isOn={value} />
      ) : (
        <TextControl setting={setting} helpId={helpId} refusal={refusal} />
      )}
    </SettingRow>
  );
}

/** On or off, at once; closing the shop is asked about before. */
function Toggle({ settingKey: key, isOn }: { settingKey: SettingKey; isOn: boolean }) {
  const { change, isPending } = useSetting(key);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="flex items-center gap-2">
        <Switch
          label={text.settings[key].name}
          isOn={isOn}
          isPending={isPending}
          needs="settings.write"
          onSwitch={(wanted) => {
            if (key === "maintenance_mode" && wanted) setAsking(true);
            else void change(wanted, isOn);
          }}
        />
        <span aria-hidden className="text-soft">
          {isOn ? text.on : text.off}
        </span>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.close.title}
        text={text.close.text}
        confirm={text.close.confirm}
        onConfirm={() => {
          setAsking(false);
          void change(true, isOn);
        }}
      />
    </>
  );
}

function StatusControl({
  setting: { key, value },
  helpId,
  refusal,
}: {
  setting: ShownSetting;
  helpId: string;
  refusal: string | undefined;
}) {
  const { change } = useSetting(key);
  return (
    <span className="w-full">
      <BareSelect
        aria-label={text.settings[key].name}
        aria-describedby={helpId}
        aria-disabled={refusal !== undefined || undefined}
        title={refusal}
        value={String(value)}
        onChange={({ target }) => {
          if (refusal === undefined) void change(target.value, value);
        }}
        className="border-line-strong leading-ui hover:border-soft aria-disabled:bg-mute-bg"
      >
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {text.statuses[status]}
          </option>
        ))}
      </BareSelect>
    </span>
  );
}
