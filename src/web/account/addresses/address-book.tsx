import { useState } from "react";
import { addresses as text } from "#i18n/en/addresses.ts";
import type { SavedAddress } from "#modules/address-book/contract.ts";
import type { SignedInUser } from "#modules/identity/contract.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { useRead } from "#web/api/use-read.ts";
import { useAccountHeading } from "../account-frame.tsx";
import { toAccountError } from "../sign-in/account-error.ts";
import { SettingsSkeleton } from "../settings/settings-skeleton.tsx";
import { AddressCard } from "./address-card.tsx";
import { AddressForm } from "./address-form.tsx";

const fetchBook = (signal: AbortSignal) => fetchApi("GET /api/addresses", { signal });

/** The addresses of the signed-in user; one form is open at a time. */
export function AddressBook({ user }: { user: SignedInUser }) {
  const book = useRead(fetchBook);
  const heading = useAccountHeading();
  const [edited, setEdited] = useState<SavedAddress | "new">();

  /** The element that had the focus has gone, with the form or with the address. */
  function readAgain() {
    setEdited(undefined);
    heading.current?.focus();
    book.readAgain();
  }

  async function remove({ id }: SavedAddress) {
    try {
      await fetchApi("DELETE /api/addresses/:id", { params: { id } });
      showToast({ title: text.removed, tone: "success" });
    } catch (error) {
      showToast({ title: toAccountError(error).message, tone: "error" });
    }
    readAgain();
  }

  if (book.data === "loading") return <SettingsSkeleton label={text.reading} />;
  if (book.data === "failed")
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{text.failed}</p>
        <Button tone="line" onClick={readAgain}>
          {text.retry}
        </Button>
      </div>
    );
  const { addresses } = book.data;
  if (edited !== undefined)
    return (
      <AddressForm
        user={user}
        saved={edited === "new" ? undefined : edited}
        isOnly={addresses.length === 0}
        onSaved={() => {
          showToast({ title: text.saved, tone: "success" });
          readAgain();
        }}
        onCancel={readAgain}
      />
    );
  return (
    <div className="grid gap-6">
      {addresses.length === 0 ? (
        <div className="grid justify-items-start gap-2 rounded-lg border border-line bg-surface p-5 sm:p-7">
          <h2 className="text-xl">{text.empty}</h2>
          <p className="text-soft">{text.emptyText}</p>
        </div>
      ) : (
        <>
          <p className="text-soft">{text.lede}</p>
          <ul className="grid gap-4 md:grid-cols-2">
            {addresses.map((saved) => (
              <AddressCard
                key={saved.id}
                saved={saved}
                onEdit={() => setEdited(saved)}
                onRemove={() => void remove(saved)}
              />
            ))}
          </ul>
        </>
      )}
      <Button className="sm:justify-self-start" onClick={() => setEdited("new")}>
        {text.add}
      </Button>
    </div>
  );
}
