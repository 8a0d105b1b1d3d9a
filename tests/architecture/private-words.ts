// Names use the words of every shop and every program, so that a stranger guesses them right.
import { parseSync, Visitor, type ESTree } from "vite";
import { visitNames } from "./names.ts";
import type { Rule } from "./rule.ts";
import { getLine, type SourceFile } from "./sources.ts";

/** Words that a name may not be made of, and the one that it is made of instead. */
const betterWords: ReadonlyMap<string, string> = new Map([
  ["desk", "admin, or the thing that is worked on"],
  ["till", "checkout"],
  ["letterbox", "public forms"],
  ["clerk", "staff"],
  ["alive", "hydrated, active"],
  ["wish", "request"],
  ["books", "integrity rules"],
  ["tally", "count"],
  ["tallies", "counts, stats"],
  ["surroundings", "environment, options"],
  ["parcel", "shipment"],
  ["parcels", "shipments"],
  // The shop sells bowls and blankets as well.
  ["bag", "unit, item, product"],
  ["bags", "units, items, products"],
  ["tell", "notify, describe"],
  ["told", "notified, described"],
  ["wanted", "requested"],
  ["doings", "actions"],
  ["twin", "copy"],
  ["asked", "requested, question"],
  ["unasked", "unchecked, not requested"],
  ["kept", "stored, retained, held, existing"],
  ["say", "describe, format, send"],
  ["says", "describes, promised"],
  ["whoever", "actor, caller, reader"],
  // Three words say what goes wrong: a problem of an input, a reason why not, an error.
  ["fault", "problem"],
  ["faults", "problems"],
  ["failure", "error"],
  ["failures", "errors"],
  ["refusal", "reason, error"],
  ["refusals", "reasons, errors"],
  // They hide who knows it, or who saw it.
  ["known", "existing, stored, loaded, registered"],
  ["seen", "expected, previous, shown, loaded"],
]);

/** Names with such a word that stay, each with the reason. */
const allowedNames: ReadonlySet<string> = new Set([
  // Tabs of browsers have stored an order with it.
  "wish",
  // Mails that wait in the queue carry it, and texts that the owner has stored name it.
  "bag",
  // A column of older versions, which stored entries of the log of changes name.
  "held_bag_id",
  // An icon of the library.
  "ShoppingBag",
  // Jobs that wait in the queue carry it.
  "toldAt",
  // Mails that wait in the queue carry it.
  "askedAt",
  // A field of the local outbox's files.
  "keptAt",
  // Kind of data in the receipts of erasures, which are stored.
  "books",
  // A lock of the database is called so by every version, and address books are no ledgers.
  "addressBooks",
  // An event of the stored log of security.
  "auth_failure",
  // A promise is kept in every shop.
  "readKeptPromise",
  // A field of Stripe's refunds.
  "failure_reason",
  // Fields of PayPlus's pages.
  "refURL_failure",
  "send_failure_callback",
  "sendEmailFailure",
  // Connections that are kept open are called so by HTTP and by Node.
  "keepAlive",
  "keepAliveTimeout",
  "KEEP_ALIVE_MS",
  // A column, which stored events of orders and entries of the log of changes name, and its field
  // of the API.
  "arrivalKnownBy",
  "arrival_known_by",
  "knownBy",
  // A column, its field of the API, and the order of a list that addresses name.
  "firstSeenAt",
  "firstSeen",
]);

/** Fields of the API: names of properties, but not of variables, parameters, functions or types. */
const fieldNames: ReadonlySet<string> = new Set([
  // The verdict on a shipment that exists already.
  "known",
]);

/** Names with such a word that stay in these files alone, each with the reason. */
const allowedInFiles: ReadonlyMap<string, readonly string[]> = new Map([
  [
    "asked",
    [
      // The state of a return, which the database stores, and labels by it.
      "src/modules/returns/kinds.ts",
      "src/i18n/en/dispute-evidence.ts",
      "src/i18n/en/order-status.ts",
      "src/i18n/en/return-form.ts",
      "src/i18n/back-office-en/returns.ts",
      "src/i18n/he/returns.ts",
      "src/web/admin/returns/state-tag.tsx",
      // A name in the query of an address.
      "src/web/storefront/returns/receive-return.ts",
    ],
  ],
  [
    "kept",
    [
      // Receipts of erasures, which are stored, have a field of this name.
      "src/modules/privacy/erase-person.ts",
      "src/modules/privacy/report-shapes.ts",
      "src/web/admin/customers/privacy/print-erasure-page.tsx",
      // A placeholder in texts that the owner has stored.
      "src/modules/mail/templates/list-mails.ts",
    ],
  ],
]);

/** "orderTallies", "ORDER_TALLIES" and "order-tallies" are made of "order" and "tallies". */
function splitName(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .toLowerCase()
    .split(/[^a-z]+/);
}

const findWord = (name: string) => splitName(name).find((word) => betterWords.has(word));

/** File names and identifiers with one of the words, one line each. */
function findPrivateWords({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const look = (name: string, where: string) => {
    const isAllowed = allowedNames.has(name) || allowedInFiles.get(name)?.includes(path);
    const word = isAllowed ? undefined : findWord(name);
    if (word !== undefined) found.push(`${where}: ${name}; say ${betterWords.get(word)}`);
  };
  look(path, path);
  const { program } = parseSync(path, text);
  const properties = listProperties(program);
  new Visitor(
    visitNames(({ name, start }) => {
      if (!fieldNames.has(name) || !properties.has(start))
        look(name, `${path}:${getLine(text, start)}`);
    }),
  ).visit(program);
  return found;
}

/** The places of names that are only those of properties: `a` of `a: b`, and of `b.a`. */
function listProperties(program: ESTree.Program): ReadonlySet<number> {
  const places = new Set<number>();
  new Visitor({
    Property: ({ key, shorthand }) => void (shorthand || places.add(key.start)),
    TSPropertySignature: ({ key }) => void places.add(key.start),
    MemberExpression: ({ property, computed }) => void (computed || places.add(property.start)),
  }).visit(program);
  return places;
}

export const privateWordsRule: Rule = {
  name: "names are made of common words",
  covers: (path) => /^src\/.*\.tsx?$/.test(path),
  find: findPrivateWords,
  breaks: [
    { path: "src/modules/returns/returns-desk.ts", text: "export const a = 1;" },
    { path: "src/modules/books/a.ts", text: "export const a = 1;" },
    { path: "src/a.ts", text: "type Wish = { kind: string };" },
    { path: "src/a.ts", text: "const bookTallies = [];" },
    { path: "src/a.ts", text: "const MAX_PARCELS = 500;" },
    { path: "src/a.ts", text: "const { soldBags } = figures;" },
    { path: "src/web/storefront/bag-image.tsx", text: "export const a = 1;" },
    { path: "src/a.ts", text: 'import { asTill } from "./roles.ts";' },
    { path: "src/a.ts", text: "const { isAlive } = page;" },
    { path: "src/a.ts", text: "async function tellTimeline() {}" },
    { path: "src/a.tsx", text: "const a = <ToldFit />;" },
    { path: "src/read-failure.ts", text: "export const read = 1;" },
    { path: "src/a.ts", text: "type TagFault = string;" },
    { path: "src/a.ts", text: "act({ onFailure: tell });" },
    { path: "src/a.ts", text: "const { refusal } = accepted;" },
    { path: "src/a.ts", text: "const MOST_FAILURES = 3;" },
    { path: "src/find-wanted.ts", text: "export const find = 1;" },
    { path: "src/a.ts", text: "type RowDoings = { copy: () => void };" },
    { path: "src/a.ts", text: "const isKnown = alerts.length > 0;" },
    { path: "src/a.ts", text: "const { seen } = body;" },
    { path: "src/a.ts", text: "const body = { seen };" },
    { path: "src/a.ts", text: "save(({ seenMinor }) => seenMinor);" },
    { path: "src/a.ts", text: "const row = rows[known];" },
    { path: "src/a.ts", text: "const asked = new Set();" },
    { path: "src/a.ts", text: "const isUnasked = true;" },
    { path: "src/a.ts", text: "const { keptMails } = pool;" },
    { path: "src/a.ts", text: "function say() {}" },
    { path: "src/a.ts", text: "const { says } = rule;" },
  ],
  keeps: [
    { path: "src/desktop.ts", text: "const desktop = distill(intelligent, outdoors);" },
    { path: "src/a.ts", text: 'const label = "Your parcel is on its way"; // told by a clerk' },
    { path: "src/a.ts", text: "const addressBook = facebook.bookmarks;" },
    { path: "src/a.ts", text: "const { wish: request } = stored;" },
    { path: "src/a.ts", text: "const agent = new Agent({ keepAlive: true });" },
    { path: "src/defaults.ts", text: "export const defaultValue = isDefault ? DEFAULT_PORT : a;" },
    { path: "src/a.ts", text: "const content = { bag: variantName };" },
    { path: "src/a.tsx", text: 'import { ShoppingBag } from "lucide-react";' },
    { path: "src/modules/returns/kinds.ts", text: "const nextStates = { asked: [] };" },
    { path: "src/a.ts", text: "const content = { askedAt: now, masked: true };" },
    { path: "src/a.ts", text: 'const names = { auth_failure: "Sign-in failed" };' },
    { path: "src/a.ts", text: 'const state = isUnknown ? "known" : "seen"; // known, and seen' },
    { path: "src/a.ts", text: "const { known: verdict } = body;" },
    { path: "src/a.ts", text: "send({ known: body.known, on: row.arrivalKnownBy });" },
    { path: "src/a.ts", text: "type Body = { readonly known: number };" },
  ],
};
