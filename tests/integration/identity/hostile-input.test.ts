import { expect, test } from "vitest";
import { rawRequest, sendRaw, getStatuses } from "../http/http-client.ts";
import { PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database, newEmail, visitor } = testShop;

const signUp = (changes: Record<string, unknown>) =>
  visitor().post("/api/auth/sign-up", {
    full_name: "Ann Walker",
    email: newEmail(),
    password: PASSWORD,
    ...changes,
  });

const names: Record<string, string> = {
  "nothing but spaces": "   ",
  "a line break": "Ann\r\nBcc: everybody@mail.example",
  "a line feed": "Ann\nWalker",
  "a null character": "Ann\u0000",
  "a Unicode line separator": "Ann\u2028Walker",
  "half a character": "Ann \ud800",
  "101 characters": "a".repeat(101),
};
test.each(Object.keys(names))("AUTH-33 a name with %s is rejected", async (kind) => {
  const answer = await signUp({ full_name: names[kind] });
  expect(answer).toMatchObject({ status: 422, code: "invalid_fields" });
  expect(Object.keys(answer.fields ?? {})).toEqual(["full_name"]);
});

const emails: Record<string, string> = {
  nothing: "",
  "no at sign": "ann.mail.example",
  "a line break": "ann@mail.example\r\nBcc: all@mail.example",
  "a line break and a name": "ann\n@mail.example",
  "a Unicode line separator": "ann\u2028@mail.example",
  "a null character": "ann\u0000@mail.example",
  "a Cyrillic letter that looks like an a": "\u0430nn@mail.example",
  "a full-width at sign": "ann\uff20mail.example",
  "two addresses": "ann@mail.example,bob@mail.example",
  "a name in front": "Ann <ann@mail.example>",
  "255 characters": `${"a".repeat(242)}@mail.example`,
};
test.each(Object.keys(emails))("AUTH-33 an address with %s is rejected", async (kind) => {
  const answer = await signUp({ email: emails[kind] });
  expect(answer).toMatchObject({ status: 422, code: "invalid_fields" });
  expect(Object.keys(answer.fields ?? {})).toEqual(["email"]);
});

test("AUTH-33 SQL and HTML in a name are plain text", async () => {
  const fullName = `<b>Robert'); drop table accounts;--</b> {{7*7}} "%s"`;
  const { session, caller } = await testShop.createCustomer({ fullName });
  expect(session.user.full_name).toBe(fullName);
  const { text } = await caller.call("GET", "/api/auth/session", {
    accessToken: session.access_token,
  });
  expect(JSON.parse(text)).toMatchObject({ user: { full_name: fullName } });
});

test("AUTH-09 every rule that a new password breaks is reported", async () => {
  expect(await signUp({ password: "password" })).toMatchObject({
    status: 422,
    fields: {
      password: [
        "password_no_uppercase",
        "password_no_number",
        "password_no_special",
        "password_too_common",
      ],
    },
  });
  expect(await signUp({ password: "" })).toMatchObject({ status: 422 });
});

test("AUTH-09 a password has at most 200 characters, and all of them count", async () => {
  const long = `${PASSWORD}${"x".repeat(200 - PASSWORD.length)}`;
  expect(await signUp({ password: `${long}x` })).toMatchObject({
    status: 422,
    fields: { password: ["too_long"] },
  });
  const email = newEmail();
  expect(await signUp({ email, password: long })).toMatchObject({ status: 204 });
  const token = await testShop.linkToken(email, "confirm-email");
  const ann = visitor();
  await ann.postForSession("/api/auth/confirm-email", { token, password: long });
  const signIn = (password: string) => ann.post("/api/auth/sign-in", { email, password });
  expect(await signIn(`${long.slice(0, -1)}y`)).toMatchObject({ status: 401 });
  expect(await signIn(`${long}x`)).toMatchObject({ status: 422 });
  expect(await signIn(long)).toMatchObject({ status: 200 });
});

test("AUTH-34 a body that is too large, of the wrong type, or not an object is rejected", async () => {
  const path = "/api/auth/sign-in";
  const ann = visitor();
  const send = (body: string, type = "application/json") =>
    ann.call("POST", path, { body, headers: { "content-type": type } });
  const credentials = JSON.stringify({ email: newEmail(), password: PASSWORD });
  expect(await send(credentials)).toMatchObject({ status: 401 });
  // Sent raw: the server answers and closes before it has read everything, which a client may take
  // for a failure.
  const large = JSON.stringify({ email: "x".repeat(1_048_577) });
  const headers = ["Content-Type: application/json", `Content-Length: ${large.length}`];
  const request = rawRequest(path, { method: "POST", headers }) + large;
  expect(getStatuses(await sendRaw(testShop.shop.port, request))).toEqual([413]);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"])
    expect(await send(credentials, type)).toMatchObject({ status: 415 });
  expect(await send("{")).toMatchObject({ status: 400, code: "bad_request" });
  for (const body of ["null", "[]", '"text"', "{}", '{"email":{"$ne":""},"password":["x"]}'])
    expect(await send(body)).toMatchObject({ status: 422, code: "invalid_fields" });
});

test("AUTH-34 additional fields in a body have no effect", async () => {
  const email = newEmail();
  const extra = { role: "admin", id: "00000000-0000-4000-8000-000000000000", is_admin: true };
  const body = `{"__proto__":{"role":"admin"},${JSON.stringify({ full_name: "Ann", email, password: PASSWORD, ...extra }).slice(1)}`;
  expect(await visitor().call("POST", "/api/auth/sign-up", { body })).toMatchObject({
    status: 204,
  });
  const rows = await database.asOwner(
    `select role from profiles left join user_roles on user_id = profiles.id where email = $1
     and profiles.id <> $2`,
    [email, extra.id],
  );
  expect(rows).toEqual([{ role: null }]);
});
