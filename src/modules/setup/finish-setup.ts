import type { Context } from "#modules/context.ts";
import { findConfirmedAccount, openAdminAccount } from "#modules/identity/accounts/add-admin.ts";
import { hasAdministrator, lockRoles } from "#modules/identity/roles/has-administrator.ts";
import { saveSettings } from "#modules/settings/change-setting.ts";
import { AppError } from "#shared/errors.ts";
import type { SetupForm } from "./accept-setup.ts";
import { writeBrand, writeMoney, writeProducts, writeTexts } from "./write-shop.ts";

type Owned = Omit<SetupForm, "password"> & {
  readonly passwordHash: string;
  /** The stored address of the image; empty without one. */
  readonly logo: string;
};

/**
 * Sets up the shop for its owner: its brand, texts, products and money, the settings with its name,
 * and its administrator.
 * Needs the rights of the shop itself, and one transaction. Throws `conflict` when it is set up
 * already, and `invalid_fields` for the address of an existing account.
 */
export async function finishSetup(ctx: Context, owned: Owned): Promise<void> {
  const { db, clock } = ctx;
  // Of two requests at once the second finds an administrator.
  await lockRoles(db);
  if (await hasAdministrator(db))
    throw new AppError("conflict", "the shop already has an administrator");
  const { adminEmail: email, adminName: fullName, passwordHash } = owned;
  if ((await findConfirmedAccount(db, email)) !== undefined)
    throw new AppError("invalid_fields", "there is an account with this address", {
      fields: { adminEmail: ["taken"] },
    });
  await writeBrand(ctx, owned);
  await writeTexts(ctx, owned);
  await writeMoney(ctx, owned, await writeProducts(ctx, owned));
  await saveSettings(ctx, {
    support_email: owned.shopEmail,
    system_name: `${owned.shopName} ERP`,
  });
  await openAdminAccount(db, { email, fullName, passwordHash, now: clock() });
}
