/**
 * Names and places for demo customers. Telephone numbers are of the kinds set aside for fiction
 * where there are any.
 */
export type Place = {
  readonly country: string;
  readonly weight: number;
  /** `#` stands for a digit. */
  readonly phone: string;
  readonly cities: readonly (readonly [city: string, postalCode: string, state?: string])[];
  /** `#` stands for a house number. */
  readonly streets: readonly string[];
  /** Each name as in an e-mail address, and in its own alphabet or spelling where that differs. */
  readonly firstNames: readonly (string | readonly [string, string])[];
  readonly lastNames: readonly (string | readonly [string, string])[];
};

export const places: readonly Place[] = [
  {
    country: "IL",
    weight: 46,
    phone: "+972 50 555 01##",
    cities: [
      ["Tel Aviv", "61#####"],
      ["Jerusalem", "91#####"],
      ["Haifa", "31#####"],
      ["Ramat Gan", "52#####"],
      ["Herzliya", "46#####"],
      ["Be'er Sheva", "84#####"],
      ["Netanya", "42#####"],
      ["Kfar Saba", "44#####"],
      ["Modi'in", "71#####"],
      ["Zikhron Ya'akov", "30#####"],
    ],
    streets: [
      "Herzl #",
      "Dizengoff #",
      "Ben Gurion #",
      "Weizmann #",
      "Allenby #",
      "HaNassi #",
      "Sokolov #",
      "Jabotinsky #",
      "HaGefen #",
      "HaAlon #",
    ],
    firstNames: [
      ["Noa", "נועה"],
      ["Tamar", "תמר"],
      ["Yael", "יעל"],
      ["Michal", "מיכל"],
      ["Shira", "שירה"],
      ["Adi", "עדי"],
      ["Hila", "הילה"],
      ["Roni", "רוני"],
      ["Dana", "דנה"],
      ["Inbar", "ענבר"],
      ["Itai", "איתי"],
      ["Yonatan", "יונתן"],
      ["Omer", "עומר"],
      ["Amit", "עמית"],
      ["Guy", "גיא"],
      ["Ido", "עידו"],
      ["Lior", "ליאור"],
      ["Nadav", "נדב"],
      ["Rami", "ראמי"],
      ["Lina", "לינא"],
    ],
    lastNames: [
      ["Cohen", "כהן"],
      ["Levi", "לוי"],
      ["Mizrahi", "מזרחי"],
      ["Peretz", "פרץ"],
      ["Biton", "ביטון"],
      ["Friedman", "פרידמן"],
      ["Avraham", "אברהם"],
      ["Katz", "כץ"],
      ["Shapira", "שפירא"],
      ["Golan", "גולן"],
      ["Regev", "רגב"],
      ["Segal", "סגל"],
      ["Haddad", "חדאד"],
      ["Azulay", "אזולאי"],
      ["Rosen", "רוזן"],
      ["Sharon", "שרון"],
      ["Dayan", "דיין"],
      ["Harel", "הראל"],
    ],
  },
  {
    country: "US",
    weight: 24,
    phone: "+1 ### 555 01##",
    cities: [
      ["Portland", "972##", "OR"],
      ["Austin", "787##", "TX"],
      ["Denver", "802##", "CO"],
      ["Brooklyn", "112##", "NY"],
      ["Seattle", "981##", "WA"],
      ["Asheville", "288##", "NC"],
    ],
    streets: [
      "# Maple Street",
      "# Alder Avenue",
      "# Lakeview Drive",
      "# Mill Road",
      "# 5th Street",
      "# Juniper Lane",
    ],
    firstNames: [
      "Emily",
      "Hannah",
      "Grace",
      "Olivia",
      "Jordan",
      "Tyler",
      "Marcus",
      "Daniel",
      "Sofia",
      "Priya",
    ],
    lastNames: [
      "Carter",
      "Nguyen",
      "Ramirez",
      "Brooks",
      "Coleman",
      "Patel",
      "Sullivan",
      "Hughes",
      "Foster",
      "Bennett",
    ],
  },
  {
    country: "GB",
    weight: 10,
    phone: "+44 20 7946 0###",
    cities: [
      ["London", "E8 #QA"],
      ["Bristol", "BS6 #TN"],
      ["Leeds", "LS6 #HB"],
      ["Edinburgh", "EH3 #RD"],
    ],
    streets: ["# Orchard Road", "# Station Road", "# Mill Lane", "# Church Row"],
    firstNames: ["Charlotte", "Imogen", "Oliver", "Harry", "Freya", "Callum"],
    lastNames: ["Whitmore", "Clarke", "Ahmed", "Fraser", "Pemberton", "Walsh"],
  },
  {
    country: "DE",
    weight: 7,
    phone: "+49 30 23125 ###",
    cities: [
      ["Berlin", "104##"],
      ["Hamburg", "223##"],
      ["München", "805##"],
      ["Leipzig", "042##"],
    ],
    streets: ["Lindenstraße #", "Gartenweg #", "Schillerstraße #", "Am Anger #"],
    firstNames: ["Lena", "Katharina", "Jonas", "Felix", ["Juergen", "Jürgen"]],
    lastNames: ["Hoffmann", "Weber", "Kaya", "Brandt", ["Mueller", "Müller"]],
  },
  {
    country: "FR",
    weight: 5,
    phone: "+33 1 99 00 ## ##",
    cities: [
      ["Lyon", "6900#"],
      ["Paris", "7501#"],
      ["Annecy", "74000"],
    ],
    streets: ["# rue des Lilas", "# avenue Victor Hugo", "# place du Marché"],
    firstNames: ["Camille", ["Elodie", "Élodie"], "Hugo", ["Lea", "Léa"]],
    lastNames: ["Moreau", "Lefebvre", "Garnier", "Benali"],
  },
  {
    country: "CA",
    weight: 5,
    phone: "+1 416 555 01##",
    cities: [
      ["Toronto", "M4K #B7", "ON"],
      ["Vancouver", "V6K #A2", "BC"],
      ["Halifax", "B3H #C4", "NS"],
    ],
    streets: ["# Birch Crescent", "# King Street West", "# Harbour Road"],
    firstNames: ["Sarah", "Liam", "Chloe", "Wei"],
    lastNames: ["Tremblay", "MacDonald", "Chan", "Wilson"],
  },
  {
    country: "AU",
    weight: 3,
    phone: "+61 491 570 ###",
    cities: [
      ["Melbourne", "3056", "VIC"],
      ["Fremantle", "6160", "WA"],
    ],
    streets: ["# Banksia Street", "# Harbour Terrace"],
    firstNames: ["Matilda", "Jack", "Zoe"],
    lastNames: ["Thompson", "Ngata", "Murray"],
  },
];

/** Mail to these reaches no one: the domain is reserved for examples. */
export const mailDomains = [
  "mail.example",
  "post.example",
  "inbox.example",
  "home.example",
] as const;

/** The staff of every demo, in no particular order. */
export const staffSeeds = [
  { role: "admin", fullName: "Noa Adler", email: "admin@wanderpaw.example" },
  { role: "moderator", fullName: "Eitan Barak", email: "moderator@wanderpaw.example" },
] as const;
export const demoCustomerSeed = {
  fullName: "Maya Lev",
  email: "customer@wanderpaw.example",
} as const;

/** The people who can sign in during a demo. */
export const demoMembers = [...staffSeeds, { ...demoCustomerSeed, role: "user" }] as const;
