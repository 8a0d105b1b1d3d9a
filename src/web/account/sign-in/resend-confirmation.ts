import { account } from "#i18n/en/account.ts";
import { showToast } from "#ui/toast.ts";
import { callApi } from "#web/api/api-client.ts";
import { attempt } from "./attempt.ts";

const text = account.resend;

/** Asks for one more confirmation mail and says that it was sent. Throws ApiError. */
export async function resendConfirmation(email: string): Promise<void> {
  await attempt("resendConfirmation", email, () =>
    callApi("POST /api/auth/resend-confirmation", {
      body: { email },
    }),
  );
  showToast({ title: text.sent, description: text.sentText(email), tone: "success" });
}
