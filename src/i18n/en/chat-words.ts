// English words by which a pasted conversation is read.

/** Labels in front of a colon or a dash ("Phone: …"), by the field that they name. */
export const chatLabels = {
  name: ["name", "full name", "from"],
  phone: ["phone", "tel", "mobile", "cell", "whatsapp"],
  email: ["email", "e-mail", "mail"],
  address: ["address", "shipping address", "delivery", "ship to", "delivery address"],
  city: ["city", "town"],
  postalCode: ["zip", "zip code", "postcode", "postal code"],
  country: ["country"],
  item: ["colour", "color", "item", "model"],
  quantity: ["qty", "quantity", "amount"],
  /** Of a mail: about the mail, not about its writer. */
  ignored: ["to", "subject", "date", "cc"],
} as const;

/** Phrases with which people say who they are. */
export const nameIntros = {
  sure: ["my name is"],
  unsure: ["i am", "i'm", "i’m", "its", "it's", "this is"],
} as const;

/** Words with which no name begins, although they may have capitals. */
export const noNames: readonly string[] = (
  "hi hello hey dear thanks thank thx many best kind regards cheers order please the a an i we you our my yes no ok okay good morning afternoon evening " +
  "ship shipping send delivery name address city phone email mail cell mobile invoice one two three each can could do does is are and or for with not just want " +
  "would like love need buy get saw olive caramel blue green brown sky team bonjour sorry how what when confirm wholesale cool pls us"
).split(" ");

export const apartmentPattern =
  /^(?:(?:apt|apartment|unit|flat|suite|floor|building|entrance)\b|#|\d+º)/i;

export const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Words that turn a color down. */
export const negations = ["not", "no", "without", "instead"] as const;

/** Words of what has happened already, and is no new order. */
export const pastWords = [
  "received",
  "arrived",
  "bought",
  "ordered",
  "broke",
  "torn",
  "cancel",
  "return",
] as const;

/** Words between a number and its color that change nothing. */
export const fillers: readonly string[] =
  "x × of the in color colour bag bags backpack backpacks piece pieces pcs item".split(" ");

/** After a number: of everything that is named. */
export const eachWords = ["of each", "each"] as const;

/** With these another thought begins. */
export const turns = ["but"] as const;

/** Words beside a number that counts pieces. */
export const pieceWords = ["just", "only", "take", "piece", "pieces"] as const;

export const greetings = ["hi", "hey", "hello"] as const;

/** Before a name at the end of a mail. */
export const closings = ["regards", "best", "cheers", "thanks"] as const;

export const homeCities: readonly string[] = (
  "Tel Aviv|Jerusalem|Haifa|Rishon LeZion|Petah Tikva|Ashdod|Netanya|Beer Sheva|Beersheba|Holon|Ramat Gan|Ashkelon|Rehovot|Bat Yam|Kfar Saba|Herzliya|" +
  "Hadera|Modiin|Raanana|Hod Hasharon|Givatayim|Eilat|Nahariya|Caesarea|Zichron Yaakov|Yokneam"
).split("|");

/** Countries as customers call them, besides their usual names. */
export const countryNames: Readonly<Record<string, string>> = {
  USA: "US",
  "U.S.A.": "US",
  UK: "GB",
  England: "GB",
  Scotland: "GB",
  Holland: "NL",
  "The Netherlands": "NL",
  "Czech Republic": "CZ",
};
