import { expect, test } from "vitest";
import { isPushEndpoint } from "./contract.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://wns2-by3p.notify.windows.com/w/?token=BQYAAA%2f",
  "https://web.push.apple.com/QGuQyavXutnMH",
])("PUSH-11 %s is accepted as the address of a push service", (text) =>
  expect(isPushEndpoint(text)).toBe(true),
);

test.each([
  "http://push.example.com/1",
  "https://localhost/1",
  "https://127.0.0.1/1",
  "https://2130706433/1",
  "https://0x7f.1/1",
  "https://[::1]/1",
  "https://[::ffff:10.0.0.1]/1",
  "https://push.example.com:8443/1",
  "https://me:secret@push.example.com/1",
  "https://push.example.com/1#part",
  "https://push.example.com/1\nhost: other",
  "https://push.example.com./1",
  "https://intranet/1",
  "https://",
  "ftp://push.example.com/1",
  "",
])("PUSH-11 %j is not", (text) => expect(isPushEndpoint(text)).toBe(false));
