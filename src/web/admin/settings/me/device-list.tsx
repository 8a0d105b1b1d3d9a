import { MonitorSmartphone } from "lucide-react";
import { push } from "#i18n/he/push.ts";
import type { PushState } from "#modules/notifications/push/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { describeDevice } from "#web/session/describe-device.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { Moment } from "../../kit/moment.tsx";

const text = push.devices;

type Device = PushState["devices"][number];

/** The user's devices for push notifications; any can be removed. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  return (
    <section aria-labelledby="notified-devices" className="grid gap-1 px-5">
      <h3 id="notified-devices" className="text-sm leading-ui font-medium">
        {text.title}
      </h3>
      <ul aria-labelledby="notified-devices">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
    </section>
  );
}

function DeviceRow({ device: { id, userAgent, createdAt, isCurrent } }: { device: Device }) {
  const name = describeDevice(userAgent, text);
  const remove = useApiAction("DELETE /api/admin/push/devices/:id", {
    failed: text.notRemoved,
    saved: text.removed,
    // One that is gone already is removed.
    ignored: "not_found",
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <MonitorSmartphone aria-hidden className="size-5 flex-none text-soft" />
      <div className="grid min-w-52 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
          <DataText>{name}</DataText>
          {isCurrent && <Tag tone="ok">{text.current}</Tag>}
        </p>
        <p className="text-xs text-soft">
          {text.since} <Moment at={createdAt} />
        </p>
      </div>
      <ActionButton
        aria-label={`${text.remove}: ${name}`}
        action={remove}
        onClick={() => remove.mutate({ params: { id } })}
      >
        {text.remove}
      </ActionButton>
    </li>
  );
}
