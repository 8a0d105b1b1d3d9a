// The verbs that names of functions begin with. Before you add one, look for the one that says the
// same: `create` and not `make`, `save` and not `keep` or `store`, `request` and not `ask`.

/** Reading. `get` is at hand, `find` may find nothing, `read` asks the database or a file. */
const reading = `get find list read fetch load select pick search count check compare match measure
  verify preview watch follow wait listen`;

/**
 * Changing data. `delete` ends a record for ever, `remove` takes it out of something, `consume`
 * uses what works only once, `reserve` sets stock or attempts aside until `release`.
 */
const changing = `create add insert fill change set reset save write record move copy replace rename
  mark merge delete remove cut erase anonymize restore consume reserve release assign accept reject
  confirm cancel expire enable disable toggle seed import export migrate install receive lock limit apply`;

/** Business. `place` an order, `ship` it, `refund` it; `publish` a document or a product. */
const business = `place pay capture ship refund rehearse publish request answer notify submit subscribe unsubscribe`;

/** Running. `handle` an event, `try` something that may fail and return whether it worked. */
const running = `run start stop open close end finish retry try handle prepare build send queue
  connect disconnect mount redirect cache refresh use define print log upload focus show hide render`;

/** Values. `to` changes the form of a value, `parse` may fail, `format` is for people. */
const values = `to parse format describe resolve compute estimate sum subtract multiply convert
  normalize sort filter join split group map escape encode compress hash encrypt sign wrap
  isolate round`;

/** Yes or no. `assert` throws if not; `may` is about rights, `can` about abilities. */
const answering = `is are has can may assert`;

/** `on` what happens, `with` or `without` something, `as` a role of the database. */
const prepositions = `on with without as`;

export const verbs: ReadonlySet<string> = new Set(
  [reading, changing, business, running, values, answering, prepositions].join(" ").split(/\s+/),
);

/** A function that only makes a value may have the name of the value, where that ends in one. */
export const valueNouns: readonly string[] = [
  "Path",
  "Paths",
  "Link",
  "Columns",
  "Tasks",
  "Policy",
  "Policies",
  "Checks",
  "Schema",
  "Meta",
  "Data",
  "Headers",
  "Xml",
  "Txt",
];

/** Names without a verb, by the reason. */
export const otherNames: ReadonlySet<string> = new Set(
  [
    // Makers of values that are read like a literal.
    "money uuid int chance weighted endpoint task template",
    // Parts of a schema or a table, as zod and drizzle name theirs.
    "typed typedDigits digitsLine digitsOrNull optionalDigits requiredDigits",
    "text textOrNull line lineOrNull optionalLine optionalText requiredLine requiredText",
    "currencyCode instant filledText shapedText shortText boundedNumber cell",
    // Kinds of fields, as a record lists them.
    "count price percent day flag choice tags lines entries ref refs optional barcode tariffCode country color",
    "latin latinLine",
    // Parts of a context, and time.
    "clock now nowMs content texts placeholders",
    // Texts that a form is given.
    "sent limited",
    // Exports that React Router calls.
    "loader clientLoader action meta links headers shouldRevalidate",
    // Parts of browsers, libraries and React that a type describes.
    "children refetch gtag respondWith claim skipWaiting preventDefault",
  ]
    .join(" ")
    .split(" "),
);
