import { useContext, useId, useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { generalSettings as text, type SettingLabels } from "#i18n/he/general-settings.ts";
import type { ShownSetting } from "#modules/settings/admin-contract.ts";
import { getDefinition, settingGroups } from "#modules/settings/settings.ts";
import { AbilitiesContext, useMissingRight } from "../../api/abilities.ts";
import { useApi } from "../../api/use-api.ts";
import { BareSelect } from "../../kit/bare-select.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Switch } from "../../kit/switch.tsx";
import { adminPaths } from "#web/admin-paths.ts";
import { ActionLink } from "../../kit/action-link.tsx";
import { getDocumentName } from "#i18n/he/content-documents.ts";
import { businessTexts } from "#i18n/he/settings.ts";
import { SettingRow } from "./setting-row.tsx";
import { TextControl, type SettingControlProps } from "./text-control.tsx";
import { isOpenTo } from "../../screens.ts";
import { useSetting } from "../../shell/use-setting.ts";

/** The documents that owners look for among the settings; lists stand beside them. */
const TEXTS = ["brand", "policies", "payment-instructions", "announcement"] as const;

function BusinessTexts() {
  const { may } = useContext(AbilitiesContext);
  return (
    <Panel title={businessTexts.title} note={businessTexts.note}>
      <div className="flex flex-wrap gap-2 px-5 pb-5">
        {TEXTS.map((key) => (
          <ActionLink key={key} to={adminPaths.document(key)}>
            {getDocumentName(key)}
          </ActionLink>
        ))}
        {isOpenTo(may, adminPaths.carriers) && (
          <ActionLink to={adminPaths.carriers}>{admin.sections.carriers}</ActionLink>
        )}
        {isOpenTo(may, adminPaths.markets) && (
          <ActionLink to={adminPaths.markets}>{admin.sections.markets}</ActionLink>
        )}
        {isOpenTo(may, adminPaths.paymentWays) && (
          <ActionLink to={adminPaths.paymentWays}>{admin.sections.paymentWays}</ActionLink>
        )}
      </div>
    </Panel>
  );
}

/** The settings of the whole shop. Each is saved by itself. */
export default function GeneralPage() {
  const read = useApi("GET /api/admin/settings", {});
  const { data } = read;
  if (data === undefined) return <LoadError read={read} failed={text.failed} />;
  return (
    <>
      <BusinessTexts />
      {settingGroups.map((group) => (
        <Panel key={group} title={text.groups[group]}>
          <div className="divide-y divide-line">
            {data.settings
              .filter(({ key }) => getDefinition(key).group === group)
              .map((setting) => (
                <Setting key={setting.key} setting={setting} />
              ))}
          </div>
        </Panel>
      ))}
      <p className="text-xs text-faint">{text.keys}</p>
    </>
  );
}

function Setting({ setting }: { setting: ShownSetting }) {
  const helpId = useId();
  const disabledReason = useMissingRight({ call: "PUT /api/admin/settings/:key" });
  const { kind } = getDefinition(setting.key);
  return (
    <SettingRow setting={setting} helpId={helpId} disabledReason={disabledReason}>
      {kind === "switch" ? (
        <SwitchControl setting={setting} />
      ) : kind === "choice" ? (
        <ChoiceControl setting={setting} helpId={helpId} disabledReason={disabledReason} />
      ) : (
        <TextControl setting={setting} helpId={helpId} disabledReason={disabledReason} />
      )}
    </SettingRow>
  );
}

/** On or off, at once; where the words of the setting ask something, that is asked before. */
function SwitchControl({ setting }: Pick<SettingControlProps, "setting">) {
  const { key, value } = setting;
  const { name, ask }: SettingLabels = text.settings[key];
  const { change, action } = useSetting(key);
  const isOn = value === true;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="flex items-center gap-2">
        <Switch
          label={name}
          isOn={isOn}
          action={action}
          onSwitch={(requested) => {
            if (ask !== undefined && requested) setAsking(true);
            else void change(requested, setting);
          }}
        />
        <span aria-hidden className="text-soft">
          {isOn ? text.on : text.off}
        </span>
      </p>
      {ask !== undefined && isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          {...ask}
          onConfirm={() => {
            setAsking(false);
            void change(true, setting);
          }}
        />
      )}
    </>
  );
}

function ChoiceControl({ setting, helpId, disabledReason }: SettingControlProps) {
  const { key, value } = setting;
  const { name, choices = {} }: SettingLabels = text.settings[key];
  const { change } = useSetting(key);
  return (
    <span className="w-full">
      <BareSelect
        aria-label={name}
        aria-describedby={helpId}
        aria-disabled={disabledReason !== undefined || undefined}
        title={disabledReason}
        value={String(value)}
        onChange={({ target }) => {
          if (disabledReason === undefined) void change(target.value, setting);
        }}
        className="border-line-strong leading-ui hover:border-soft aria-disabled:bg-mute-bg"
      >
        {Object.entries(choices).map(([choice, shown]) => (
          <option key={choice} value={choice}>
            {shown}
          </option>
        ))}
      </BareSelect>
    </span>
  );
}
