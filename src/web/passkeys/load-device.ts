import { ApiError } from "#web/api/api-client.ts";

/** The module that talks to the device. It is loaded on a press: most people never need it. */
export async function loadPasskeyDevice() {
  return import("./passkey-device.ts").catch((cause: unknown) => {
    throw new ApiError("offline", { cause });
  });
}
