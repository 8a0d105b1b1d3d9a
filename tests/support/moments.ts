/** Moments at which something that counts days, months or hours could go wrong. */
export const moments = {
  "a business day": "2026-11-24T14:00:00+02:00",
  "a Friday evening": "2026-11-20T17:00:00+02:00",
  "a Saturday at noon": "2026-11-21T12:00:00+02:00",
  "the eve of Yom Kippur": "2026-09-20T11:00:00+03:00",
  "Israel's clocks go forward": "2027-03-26T01:59:30+02:00",
  "Israel's clocks go back": "2026-10-25T01:59:30+03:00",
  "America's clocks go forward": "2027-03-14T01:59:30-05:00",
  "America's clocks go back": "2026-11-01T01:59:30-04:00",
  "another day in UTC": "2026-11-23T00:30:00+02:00",
  "the end of a year": "2026-12-31T23:59:30+02:00",
  "29 February": "2028-02-29T12:00:00+02:00",
  "the first of a month": "2027-02-01T09:00:00+02:00",
  "the end of a month": "2027-01-31T20:00:00+02:00",
} as const;
