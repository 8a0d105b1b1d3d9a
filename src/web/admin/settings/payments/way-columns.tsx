import { KeyRound } from "lucide-react";
import { paymentWays as text } from "#i18n/he/payment-ways.ts";
import type { WayRow, WayService } from "#modules/payments/ways/way-contract.ts";
import { Tag } from "#ui/tag.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { defineColumns } from "../../kit/define-columns.tsx";
import { Moment } from "../../kit/moment.tsx";
import { RowTools } from "../../kit/row-tools.tsx";
import { Switch } from "../../kit/switch.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { Offered } from "./offered.tsx";
import { TrialButton, TrialState } from "./trial-part.tsx";

type WayActions = Readonly<Record<"edit" | "connect" | "disconnect", (row: WayRow) => void>> & {
  readonly canStoreKeys: boolean;
};

export const getWayName = ({ service }: WayRow): string => service?.name ?? text.manual;

export function wayColumns({ canStoreKeys, edit, connect, disconnect }: WayActions) {
  const { columns } = text;
  return defineColumns<WayRow, typeof columns>(columns, {
    name: { phone: "lead", cell: (row) => <WayName row={row} /> },
    isOn: { phone: "side", cell: (row) => <WaySwitch row={row} /> },
    offered: { phone: "whole", cell: (row) => <Offered row={row} /> },
    messages: {
      phone: "whole",
      cell: ({ service }) => service?.isConnected && <Messages service={service} />,
    },
    trial: {
      phone: "whole",
      cell: ({ service }) => service?.isConnected && <TrialState trial={service.trial} />,
    },
    actions: {
      align: "end",
      phone: "whole",
      cell: (row) => (
        <span className="flex justify-end">
          {row.service !== null && (
            <>
              <TrialButton id={row.id} service={row.service} />
              <ToolButton
                label={text.keys.button(row.service.name)}
                call="PUT /api/admin/payment-ways/:id/keys"
                disabledReason={canStoreKeys ? undefined : text.keys.problems.no_box}
                onClick={() => connect(row)}
              >
                <KeyRound aria-hidden className="size-4.5" />
              </ToolButton>
            </>
          )}
          <RowTools
            edit={{
              label: text.form.edit(getWayName(row)),
              call: "PUT /api/admin/payment-ways/:id",
              onClick: () => edit(row),
            }}
            remove={
              row.service && {
                label: text.disconnect.button(row.service.name),
                call: "DELETE /api/admin/payment-ways/:id/keys",
                disabledReason: findReason(row, row.service),
                onClick: () => disconnect(row),
              }
            }
          />
        </span>
      ),
    },
  });
}

/** Why the keys of a service cannot be removed. */
function findReason({ isOn }: WayRow, { hasStoredKeys }: WayService): string | undefined {
  if (!hasStoredKeys) return text.disconnect.noKeys;
  return isOn ? text.disconnect.reasons.on : undefined;
}

function WayName({ row }: { row: WayRow }) {
  const { service } = row;
  if (service === null)
    return (
      <span className="grid gap-0.5">
        <span className="font-medium">{text.manual}</span>
        <span className="text-xs text-soft">{text.manualNote}</span>
      </span>
    );
  const { name, means, maxInstalments, isConnected, isTest, awaySince } = service;
  const described = [
    ...means.map((each) => text.means[each]),
    ...(maxInstalments > 1 ? [text.instalments(maxInstalments)] : []),
  ].join(", ");
  return (
    <span className="grid justify-items-start gap-0.5">
      <bdi className="font-medium">{name}</bdi>
      <span className="text-xs text-soft">{described}</span>
      {!isConnected && <Tag>{text.notConnected}</Tag>}
      {isTest === true && <Tag tone="danger">{text.testAccount}</Tag>}
      {awaySince !== null && (
        <Tag tone="warn">
          {text.away} <Moment at={awaySince} />
        </Tag>
      )}
    </span>
  );
}

function WaySwitch({ row }: { row: WayRow }) {
  const { onOff } = text;
  const action = useApiAction("PUT /api/admin/payment-ways/:id", {
    saved: ({ isOn }) => (isOn ? onOff.turnedOn : onOff.turnedOff),
    failed: onOff.failed,
  });
  const isReady = row.isOn || row.service?.isConnected !== false;
  return (
    <Switch
      label={onOff.label(getWayName(row))}
      isOn={row.isOn}
      action={action}
      disabledReason={isReady ? undefined : onOff.notConnected}
      onSwitch={(isOn) =>
        void import("./way-change.ts").then(({ toWayChange }) =>
          action.mutate(toWayChange(row, isOn)),
        )
      }
    />
  );
}

function Messages({ service: { lastMessageAt, missedAt } }: { service: WayService }) {
  return (
    <span className="grid justify-items-start gap-0.5">
      {lastMessageAt === null ? (
        <span className="text-soft">{text.notHeard}</span>
      ) : (
        <span>
          {text.heard} <Moment at={lastMessageAt} />
        </span>
      )}
      {missedAt !== null && <Tag tone="danger">{text.missed}</Tag>}
    </span>
  );
}
