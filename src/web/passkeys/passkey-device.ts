// Calls the browser's passkey functions. Each returns undefined when the user has closed the
// device's question: then nothing has happened, and no message is needed.
import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import type { Session } from "#modules/identity/contract.ts";
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import { requestApi, type CallInput, type CallOutput } from "#web/api/api-request.ts";
import { withProof } from "#web/second-factor/proof.ts";

type Assertion = CallInput<"POST /api/auth/passkeys/sign-in">["body"];

/** Signs in the user of the device's passkey, without any typing. Throws ApiError. */
export async function signInWithPasskey(): Promise<Session | undefined> {
  const options = await requestApi("POST /api/auth/passkeys/sign-in/start", {});
  const body = await sign(options);
  return body && requestApi("POST /api/auth/passkeys/sign-in", { body });
}

/** Shows that it is still the person of this session. Throws ApiError. */
export async function signProof(): Promise<Assertion | undefined> {
  return sign(await fetchApi("POST /api/auth/passkeys/proof/start", {}));
}

/** Makes a passkey on this device, or on another that is near. Throws ApiError. */
export async function addPasskey(name: string): Promise<"added" | "known" | undefined> {
  const optionsJSON = await withProof(() => fetchApi("POST /api/auth/passkeys/start", {}));
  try {
    const { id, response } = await startRegistration({ optionsJSON });
    const body = { name, attestation: { id, response } };
    await withProof(() => fetchApi("POST /api/auth/passkeys", { body }));
    return "added";
  } catch (error) {
    if (isNamed(error, "InvalidStateError")) return "known";
    return handlePasskeyError(error);
  }
}

async function sign(
  optionsJSON: CallOutput<"POST /api/auth/passkeys/sign-in/start">,
): Promise<Assertion | undefined> {
  try {
    const { id, response } = await startAuthentication({ optionsJSON });
    return { id, response };
  } catch (error) {
    return handlePasskeyError(error);
  }
}

/** Undefined for a question that was closed. Throws everything else, as an error of the API. */
function handlePasskeyError(error: unknown): undefined {
  if (error instanceof ApiError) throw error;
  if (isNamed(error, "NotAllowedError") || isNamed(error, "AbortError")) return undefined;
  throw new ApiError("passkey_refused", { cause: error });
}

/** The library passes the browser's own error on, or names its own after it. */
function isNamed(error: unknown, name: string): boolean {
  return (error instanceof WebAuthnError || error instanceof DOMException) && error.name === name;
}
