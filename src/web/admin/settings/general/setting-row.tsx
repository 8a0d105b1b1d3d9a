import { RotateCcw } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { generalSettings as text } from "#i18n/he/general-settings.ts";
import type { ShownSetting } from "#modules/settings/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Moment } from "../../kit/moment.tsx";
import { ActionButton } from "../../kit/action-button.tsx";
import { toShownValue } from "../../shell/shown-setting.ts";
import { useSetting } from "../../shell/use-setting.ts";

type SettingRowProps = {
  setting: ShownSetting;
  /** The id of the words, for the control that they describe. */
  helpId: string;
  /** Why it cannot be changed. */
  disabledReason: string | undefined;
  children: ReactNode;
};

/** A setting: its name and what it does, the control, its default, and who changed it last. */
export function SettingRow({ setting, helpId, disabledReason, children }: SettingRowProps) {
  const { key, value, default: usual, changed } = setting;
  const { name, help } = text.settings[key];
  const { change, action } = useSetting(key);
  const { hash } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${key}`) row.current?.scrollIntoView({ block: "center" });
  }, [hash, key]);
  return (
    <div
      ref={row}
      data-named={hash === `#${key}` || undefined}
      className="data-named:bg-accent-wash grid gap-x-8 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
    >
      <div className="grid content-start gap-1">
        <h3 className="text-sm leading-ui font-medium">{name}</h3>
        <p id={helpId} className="max-w-prose text-xs text-soft">
          {help}
        </p>
        <p className="text-xs text-faint">
          {changed === null ? (
            text.neverChanged
          ) : (
            <>
              {text.changed} <Moment at={changed.at} />{" "}
              {changed.by === null ? (
                text.byDatabase
              ) : (
                <>
                  {text.changedBy} <DataText>{changed.by}</DataText>
                </>
              )}
            </>
          )}
        </p>
      </div>
      <div className="grid content-start justify-items-start gap-1.5">
        {children}
        {value !== usual && typeof value !== "boolean" && (
          <p className="flex flex-wrap items-center gap-x-2 text-xs text-faint">
            <span>
              {text.default} <bdi>{toShownValue(key, usual)}</bdi>
            </span>
            <ActionButton
              tone="quiet"
              aria-label={`${text.toDefault}: ${name}`}
              disabledReason={disabledReason}
              action={action}
              onClick={() => void change(usual, setting)}
            >
              <RotateCcw aria-hidden className="size-4" />
              {text.toDefault}
            </ActionButton>
          </p>
        )}
      </div>
    </div>
  );
}
