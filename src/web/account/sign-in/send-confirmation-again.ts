import { resend as text } from "#i18n/en/resend.ts";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { tryWithLimit } from "./try-with-limit.ts";

/** Asks for one more confirmation mail and says that it was sent. Throws ApiError. */
export async function sendConfirmationAgain(email: string): Promise<void> {
  await tryWithLimit("resendConfirmation", email, () =>
    fetchApi("POST /api/auth/resend-confirmation", {
      body: { email },
    }),
  );
  showToast({ title: text.sent, description: text.sentText(email), tone: "success" });
}
