import { onTestFinished } from "vitest";
import {
  openMailServer,
  type MailServer,
  type MailServerOptions,
} from "../../support/mail-server.ts";

/** A mail server that ends with the test. */
export async function startMailServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await openMailServer(options);
  onTestFinished(server.stop);
  return server;
}
