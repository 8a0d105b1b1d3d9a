/** Words by which mail programs announce a quote, in the languages of customers. */
export const introBegins = ["on ", "am ", "le ", "el ", "ב"];
export const introEnds = [
  "wrote:",
  "schrieb:",
  "écrit :",
  "escribió:",
  "כתב:",
  "כתבה:",
  "כתב/ה:",
  ">:",
];
export const dividers = [
  "original message",
  "forwarded message",
  "reply message",
  "הודעה מקורית",
  "הודעה שהועברה",
];
/** The first line of the block of headers that Outlook puts above a quote, and lines below it. */
export const headerBegins = ["from:", "מאת:", "von:", "de :", "de:"];
export const headerFollows = [
  "sent:",
  "date:",
  "to:",
  "subject:",
  "נשלח:",
  "תאריך:",
  "אל:",
  "נושא:",
];
