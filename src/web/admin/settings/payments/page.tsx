import { CreditCard } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { paymentWays as text } from "#i18n/he/payment-ways.ts";
import type { WayRow } from "#modules/payments/ways/way-contract.ts";
import { Tag } from "#ui/tag.tsx";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { FramedTable } from "../../kit/framed-table.tsx";
import { wayColumns } from "./way-columns.tsx";
import { isTrialUnderWay } from "./trial-part.tsx";
import { loadLater } from "../../kit/load-later.tsx";

const WayDialog = loadLater(async () => (await import("./way-dialog.tsx")).WayDialog);
const KeysDialog = loadLater(async () => (await import("./keys-dialog.tsx")).KeysDialog);
const DisconnectDialog = loadLater(
  async () => (await import("./disconnect-dialog.tsx")).DisconnectDialog,
);

/** How often a trial that is under way is looked at. */
const TRIAL_POLL_MS = 5_000;

type Opened = { readonly dialog: "edit" | "keys" | "disconnect"; readonly row: WayRow };

/** The ways to pay, in the order in which customers see them. */
export default function PaymentWaysPage() {
  useTrialReturn();
  const [isWaiting, setWaiting] = useState(false);
  const read = useApi("GET /api/admin/payment-ways", {}, isWaiting ? polling : {});
  const isUnderWay = read.data?.ways.some(isTrialUnderWay) ?? false;
  if (isUnderWay !== isWaiting) setWaiting(isUnderWay);
  const [opened, setOpened] = useState<Opened>();
  const canStoreKeys = read.data?.canStoreKeys ?? true;
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-soft">{text.intro}</p>
      {!canStoreKeys && (
        <p className="max-w-prose">
          <Tag tone="warn">{text.noBox}</Tag>
        </p>
      )}
      <FramedTable
        read={read}
        failed={text.list.failed}
        none={{ Icon: CreditCard, ...text.list.none }}
        getRows={({ ways }) => ways}
        label={text.list.label}
        columns={wayColumns({
          canStoreKeys,
          edit: (row) => setOpened({ dialog: "edit", row }),
          connect: (row) => setOpened({ dialog: "keys", row }),
          disconnect: (row) => setOpened({ dialog: "disconnect", row }),
        })}
      />
      {opened && <OpenedDialog {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

const polling = { refetchInterval: TRIAL_POLL_MS };

function OpenedDialog({ dialog, row, onClose }: Opened & { onClose: () => void }) {
  if (dialog === "edit") return <WayDialog row={row} onClose={onClose} />;
  if (row.service === null) return null;
  const props = { id: row.id, service: row.service, onClose };
  return dialog === "keys" ? <KeysDialog {...props} /> : <DisconnectDialog {...props} />;
}

/** Has a trial read from which the owner comes back: the service's message may be late. */
function useTrialReturn() {
  const [params, setParams] = useSearchParams();
  const id = params.get("trial");
  const { mutate } = useApiAction("POST /api/admin/payment-ways/:id/trials/reading", {
    failed: text.trial.notRead,
  });
  useEffect(() => {
    if (id === null) return;
    mutate({ params: { id } });
    setParams({}, { replace: true });
  }, [id, mutate, setParams]);
}
