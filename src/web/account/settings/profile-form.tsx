import { account } from "#i18n/en/account.ts";
import { accountSettings } from "#i18n/en/account-settings.ts";
import type { SignedInUser } from "#modules/identity/contract.ts";
import { TextField } from "#ui/field.tsx";
import type { TypedForm } from "#ui/form.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { refreshSession } from "#web/session/refresh-session.ts";
import { readSession } from "#web/session/session-store.ts";
import { FormView } from "../sign-in/form-parts.tsx";
import { useAccountForm } from "../sign-in/use-account-form.ts";
import { Section } from "./section.tsx";

const text = accountSettings.profile;
const FULL_NAME = "fullName";

/** The name, which can be changed; the address has a section of its own. */
export function ProfileForm({ user }: { user: SignedInUser }) {
  const form = useAccountForm({ full_name: FULL_NAME });

  function save(typed: TypedForm) {
    const fullName = typed.text(FULL_NAME).trim();
    if (form.showProblems({ [FULL_NAME]: fullName === "" && account.problems.fullName })) return;
    void form.send(async () => {
      await changeName(fullName);
      showToast({ title: text.saved, tone: "success" });
      return "done";
    });
  }

  return (
    <Section title={text.title}>
      <FormView form={form} submit={text.save} sending={text.saving} onSubmit={save} isNarrow>
        <TextField
          {...form.getBinding(FULL_NAME)}
          label={account.fullName}
          defaultValue={user.full_name}
          autoComplete="name"
        />
      </FormView>
    </Section>
  );
}

/** Changes the name on the server. Throws ApiError. */
async function changeName(fullName: string): Promise<void> {
  await fetchApi("PATCH /api/auth/profile", {
    body: { full_name: fullName },
  });
  const state = readSession();
  // The session of this browser carries the name; a renewed one brings the new one, now or at its
  // time.
  if (state.status === "signed-in") await refreshSession(state.session).catch(() => undefined);
}
