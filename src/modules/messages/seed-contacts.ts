/** Messages for the demo inbox: made up, from addresses that end nowhere. */
type ContactSeed = {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly subject?: string;
  readonly message: string;
};

export const contactSeeds: readonly ContactSeed[] = [
  {
    name: "Emily Carter",
    email: "emily.carter@mail.example",
    subject: "product-inquiry",
    message:
      "My dachshund weighs 8 kg but is rather long. Will he be able to lie down in the backpack?",
  },
  {
    name: "Harry Whitmore",
    email: "harry.whitmore@post.example",
    subject: "product-inquiry",
    message: "Is the base firm enough for a cat that likes to stand and look around?",
  },
  {
    name: "Lena Brandt",
    email: "lena.brandt@inbox.example",
    subject: "support",
    message:
      "The chest strap of my caramel bag came loose after two months. Is that covered by the warranty?",
  },
  {
    name: "Priya Patel",
    email: "priya.patel@home.example",
    subject: "feedback",
    message:
      "We took the olive one over three days of hiking and our terrier slept through most of it. Thank you!",
  },
  {
    name: "Tyler Brooks",
    email: "tyler.brooks@mail.example",
    phone: "+1 503 555 0142",
    message: "Which airlines accept it under the seat? I fly from Portland in two weeks.",
  },
  {
    name: "Camille Moreau",
    email: "camille.moreau@post.example",
    subject: "product-inquiry",
    message: "Can the cushion be washed in a machine, and at which temperature?",
  },
  {
    name: "Sarah Tremblay",
    email: "sarah.tremblay@inbox.example",
    subject: "support",
    message: "My order has been in processing since Monday. Could you tell me when it will leave?",
  },
  {
    name: "נועה פרץ",
    email: "noa.peretz@mail.example",
    phone: "+972 50 555 0117",
    message: "שלום, האם אפשר לאסוף את התיק בעצמי באזור תל אביב?",
  },
  {
    name: "Imogen Clarke",
    email: "imogen.clarke@home.example",
    subject: "feedback",
    message: "Lovely bag. A second pocket for the leash would make it perfect.",
  },
  {
    name: "Daniel Nguyen",
    email: "daniel.nguyen@mail.example",
    subject: "product-inquiry",
    message:
      "When will sky blue be back in larger numbers? I would like four for our rescue group.",
  },
  {
    name: "Matilda Murray",
    email: "matilda.murray@post.example",
    subject: "other",
    message:
      "I write about travelling with pets. May I use two of your pictures if I name the source?",
  },
  {
    name: "איתי גולן",
    email: "itai.golan@inbox.example",
    message: "קניתי תיק בצבע קרמל והכלבה שלי מאוהבת. איפה אפשר להשאיר ביקורת?",
  },
  {
    name: "Jonas Weber",
    email: "jonas.weber@mail.example",
    subject: "support",
    message: "I typed the wrong house number in my order this morning. It should be 14, not 41.",
  },
  {
    name: "Grace Sullivan",
    email: "grace.sullivan@home.example",
    subject: "product-inquiry",
    message: "Would two small rabbits of 2 kg each fit together?",
  },
  {
    name: "Freya Fraser",
    email: "freya.fraser@post.example",
    subject: "wholesale",
    message: "We run a small pet shop in Edinburgh and would like to see your trade prices.",
  },
  {
    name: "Marcus Coleman",
    email: "marcus.coleman@mail.example",
    subject: "support",
    message: "The coupon WELCOME20 was not accepted on my phone. Is it still valid?",
  },
  {
    name: "מיכל שפירא",
    email: "michal.shapira@home.example",
    phone: "+972 50 555 0164",
    message: "מה ההבדל בין הצבעים חוץ מהמראה? האם הבד אותו בד?",
  },
  {
    name: "Chloe Wilson",
    email: "chloe.wilson@inbox.example",
    subject: "feedback",
    message: "The storage bag was a nice surprise. My cat now sleeps in that one.",
  },
  {
    name: "Zoe Thompson",
    email: "zoe.thompson@mail.example",
    subject: "other",
    message: "Do you ship to New Zealand as well, and who pays the duty?",
  },
  {
    name: "Oliver Ahmed",
    email: "oliver.ahmed@post.example",
    subject: "product-inquiry",
    message: "How warm does it get inside in summer? We live on the top floor and walk a lot.",
  },
  {
    name: "Hannah Foster",
    email: "hannah.foster@home.example",
    subject: "support",
    message:
      "The parcel arrived with a torn corner; the bag itself is fine. I thought you should know.",
  },
  {
    name: "יונתן רגב",
    email: "yonatan.regev@post.example",
    message: "האם יש הנחה בקנייה של שני תיקים? יש לנו שני חתולים.",
  },
  {
    name: "Léa Garnier",
    email: "lea.garnier@mail.example",
    subject: "product-inquiry",
    message: "Does the tether clip fit a harness with a plastic ring?",
  },
  {
    name: "Wei Chan",
    email: "wei.chan@inbox.example",
    subject: "other",
    message: "Is there an invoice in the parcel or do you send one by e-mail?",
  },
  {
    name: "Jordan Hughes",
    email: "jordan.hughes@mail.example",
    subject: "product-inquiry",
    message: "I am 1.55 m tall. Are the straps short enough for me?",
  },
];
