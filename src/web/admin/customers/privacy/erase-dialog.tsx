import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { privacy } from "#i18n/he/privacy.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { erasureReasons } from "#modules/privacy/reasons.ts";
import { DataText } from "#ui/data-text.tsx";
import { Options } from "#ui/options.tsx";
import { fetchApi } from "#web/api/api-client.ts";
import { adminPaths } from "#web/admin-paths.ts";
import type { ActionState } from "../../api/abilities.ts";
import { getKey, useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { ErasureOutlook } from "./erasure-outlook.tsx";

const labels = privacy.erase;

/** A number may be typed in any form: its end is compared here, all of it by the server. */
const isSame = (typed: string, { email, phone }: Customer) =>
  email === null
    ? getEnd(typed) === getEnd(phone ?? "")
    : typed.trim().toLowerCase() === email.toLowerCase();

const getEnd = (phone: string) => phone.replaceAll(/\D/g, "").slice(-7);

/** Three steps to an erasure: its effects, the customer's address or number, and the reason. */
export function EraseDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const kind = customer.email === null ? "phone" : "email";
  const text = labels.contact[kind];
  const submit = useErasing(customer.id, () => {
    setStep(2);
    setError(text.mismatch);
  });
  const renderBack = (to: 1 | 2) => (
    <ActionButton tone="quiet" onClick={() => setStep(to)} className="justify-self-start">
      {labels.back}
    </ActionButton>
  );
  return (
    <Dialog
      onClose={onClose}
      title={labels.title}
      description={
        <>
          <DataText>{customer.name}</DataText> · {labels.steps(step)}
        </>
      }
    >
      {step === 1 && <Outlook id={customer.id} onNext={() => setStep(2)} />}
      {step === 2 && (
        <DialogForm
          submit={labels.next}
          call="POST /api/admin/customers/:id/erase"
          onSubmit={() => {
            const isRight = isSame(typed, customer);
            setError(isRight ? undefined : text.mismatch);
            if (isRight) setStep(3);
          }}
          typed={null}
        >
          <TextInput
            name="erase-contact"
            label={text.label}
            help={text.help}
            {...(error !== undefined && { error })}
            isLatin
            type={kind === "phone" ? "tel" : "email"}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
          {renderBack(1)}
        </DialogForm>
      )}
      {step === 3 && (
        <Reason
          action={submit}
          onSubmit={(reason) =>
            submit.mutate({ params: { id: customer.id }, body: { contact: typed.trim(), reason } })
          }
        >
          {renderBack(2)}
        </Reason>
      )}
    </Dialog>
  );
}

/** An erased person no longer has a page: the receipt takes its place. */
function useErasing(id: string, onMismatch: () => void) {
  const navigate = useNavigate();
  return useApiAction("POST /api/admin/customers/:id/erase", {
    ...labels,
    onInvalid: onMismatch,
    onDone(erasure) {
      void navigate(adminPaths.printErasure(erasure.id), { replace: true });
    },
  });
}

function Outlook({ id, onNext }: { id: string; onNext: () => void }) {
  const read = usePlan(id);
  const plan = read.data;
  if (plan === undefined) return <LoadError read={read} failed={labels.failedPlan} rows={4} />;
  const blocked = plan.isOwn
    ? labels.blocked.own
    : plan.openOrders.length > 0
      ? labels.blocked.orders
      : undefined;
  return (
    <DialogForm
      submit={labels.next}
      call="POST /api/admin/customers/:id/erase"
      disabledReason={blocked}
      onSubmit={() => blocked === undefined && onNext()}
      typed={null}
    >
      <ErasureOutlook plan={plan} blocked={blocked} />
    </DialogForm>
  );
}

/** Read when the dialog opens, because former obstacles may be gone. */
function usePlan(id: string) {
  const input = { params: { id } };
  return useQuery({
    queryKey: getKey("GET /api/admin/customers/:id/erasure", input),
    queryFn: ({ signal }) => fetchApi("GET /api/admin/customers/:id/erasure", { ...input, signal }),
    gcTime: 0,
  });
}

type ErasureReason = Parameters<ReturnType<typeof useErasing>["mutate"]>[0]["body"]["reason"];

function Reason({
  action,
  onSubmit,
  children,
}: {
  action: ActionState;
  onSubmit: (reason: ErasureReason) => void;
  children: ReactNode;
}) {
  const [reason, setReason] = useState<ErasureReason>();
  const [isMissing, setMissing] = useState(false);
  return (
    <DialogForm
      submit={labels.submit}
      tone="danger"
      action={action}
      onSubmit={() => (reason === undefined ? setMissing(true) : onSubmit(reason))}
      typed={null}
    >
      <SelectInput
        name="erase-reason"
        label={labels.reason}
        {...(isMissing && { error: labels.missingReason })}
        value={reason ?? ""}
        onChange={(event) => {
          setReason(erasureReasons.find((it) => it === event.target.value));
          setMissing(false);
        }}
      >
        <option value="">{labels.chooseReason}</option>
        <Options values={erasureReasons} labels={privacy.reasons} />
      </SelectInput>
      <p className="rounded-sm bg-danger-bg p-3 text-danger-fg">{labels.final}</p>
      {children}
    </DialogForm>
  );
}
