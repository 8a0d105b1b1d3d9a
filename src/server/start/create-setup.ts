import type { Services } from "../create-services.ts";
import type { SetupContext } from "#modules/setup/context.ts";
import type { SetupAccess } from "#modules/setup/setup-access.ts";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { system } from "#shared/actor.ts";

/** Context of the page of the first start, for use once its token has been checked. */
export function createSetup(parts: {
  access: SetupAccess;
  database: Database;
  services: Pick<Services, "uploads" | "makeImage" | "mailWay" | "limits" | "maintenanceMode">;
  log: Log;
  clock: () => Date;
}): SetupContext {
  const { access, database, services, log, clock } = parts;
  const { uploads, makeImage, mailWay, limits } = services;
  return {
    isAdmitted: access.isAdmitted,
    clock,
    log,
    async asCaller(work) {
      const result = await database.runInTransaction(system, (db) =>
        work({ db, actor: system, clock, log }),
      );
      // The owner's next page is one of an open shop.
      await services.maintenanceMode.refresh();
      return result;
    },
    uploads,
    makeImage,
    mailWay,
    limits,
  };
}
