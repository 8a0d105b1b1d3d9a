import { BellOff, BellRing } from "lucide-react";
import { push as text } from "#i18n/he/push.ts";
import type { PushState } from "#modules/notifications/push/contract.ts";
import { Tag } from "#ui/tag.tsx";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Panel } from "../../kit/panel.tsx";
import { DeviceList } from "./device-list.tsx";
import { NewsSwitches } from "./news-switches.tsx";
import { useDevice } from "./use-device.ts";

/** The settings of push notifications: this browser, other devices, and the kinds of news. */
export function DeviceNews() {
  const reading = useApi("GET /api/admin/push", {});
  const state = reading.data;
  return (
    <Panel title={text.title} note={text.note} className="xl:col-span-2">
      {state === undefined ? (
        <LoadError read={reading} failed={text.failed} rows={3} />
      ) : (
        <div className="grid gap-5 pb-5">
          <ThisDevice state={state} />
          <NewsSwitches kinds={state.kinds} />
          {state.devices.length > 0 && <DeviceList devices={state.devices} />}
          <div className="grid max-w-prose gap-1 px-5 text-xs text-soft">
            <p>{text.quiet}</p>
            <p>{text.ends}</p>
          </div>
        </div>
      )}
    </Panel>
  );
}

/** The browser that the person sits at. */
function ThisDevice({ state: { publicKey, devices } }: { state: PushState }) {
  const { ability, endpoint, enable, disable, tryOut } = useDevice(publicKey);
  const current = devices.find(({ isCurrent }) => isCurrent);
  if (ability !== "able")
    return (
      <p role="status" className="flex max-w-prose gap-2 px-5 text-sm">
        <BellOff aria-hidden className="mt-0.5 size-4.5 flex-none text-soft" />
        {text.states[ability]}
      </p>
    );
  const isOn = current !== undefined && endpoint !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5">
      <p role="status" className="flex items-center gap-2 text-sm font-medium">
        {isOn ? (
          <BellRing aria-hidden className="size-4.5 text-ok-fg" />
        ) : (
          <BellOff aria-hidden className="size-4.5 text-soft" />
        )}
        {isOn ? <Tag tone="ok">{text.states.on}</Tag> : text.states.off}
      </p>
      {isOn ? (
        <>
          <ActionButton action={tryOut} onClick={tryOut.act}>
            {text.tryOut}
          </ActionButton>
          <ActionButton tone="quiet" action={disable} onClick={() => disable.act(current.id)}>
            {text.disable}
          </ActionButton>
        </>
      ) : (
        <ActionButton tone="main" action={enable} onClick={enable.act}>
          {text.enable}
        </ActionButton>
      )}
    </div>
  );
}
