import { test, walkRealShop } from "./real-shop/walk.ts";

test("SETUP-09 SETUP-10 a shop outside demo mode is set up by pointer, sells by transfer with its mails, and is as it was after a restart", async ({
  shop,
  mailServer,
  meet,
}) => {
  test.setTimeout(300_000); // not a sleep: a busy machine may need that long for the whole way
  await walkRealShop(shop, mailServer, meet);
});
