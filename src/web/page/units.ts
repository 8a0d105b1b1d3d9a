/**
 * Runs before the first paint and marks the page of a visitor from the United States, who reads
 * pounds and inches first. The browser's language alone would not tell: half the world has set
 * American English. The clock has to stand where one stands there, too, in winter from New York
 * (UTC-5) to Honolulu (UTC-10). A page without scripts stays metric.
 */
export const unitsScript = `{let o=new Date(0).getTimezoneOffset();if(/-US$/.test(navigator.language)&&o>=300&&o<=600)document.documentElement.dataset.units="imperial"}`;
