// Draws the candles and the image of nothing in particular, for shops of another
// trade: `node tools/studio/draw-candles.ts`. They are flat shapes with soft light, not renderings.
import path from "node:path";
import sharp from "sharp";

const SIZE = 1200;
const folder = path.join(import.meta.dirname, "../../media/images");

/** The wall, the table, the light round a flame, and the shadow below what stands there. */
const renderScene = (wall: string, table: string, things: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 1200 1200">
  <defs>
    <linearGradient id="wall" x2="1" y2="1">
      <stop stop-color="#fffaf2"/><stop offset="1" stop-color="${wall}"/>
    </linearGradient>
    <linearGradient id="side">
      <stop stop-color="#000" stop-opacity=".2"/><stop offset=".28" stop-color="#fff" stop-opacity=".3"/>
      <stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/>
    </linearGradient>
    <radialGradient id="glow">
      <stop stop-color="#ffe7a8" stop-opacity=".9"/><stop offset="1" stop-color="#ffe7a8" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="flame" cy=".7"><stop stop-color="#fffbe6"/><stop offset="1" stop-color="#f5a83c"/></radialGradient>
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="22"/></filter>
  </defs>
  <rect width="1200" height="1200" fill="url(#wall)"/>
  <rect y="860" width="1200" height="340" fill="${table}"/>
  ${things}
</svg>`;

const renderShadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x + 30}" cy="${y}" rx="${width * 0.62}" ry="34" fill="#3b2a1a" opacity=".35" filter="url(#soft)"/>`;

const renderFlame = (x: number, y: number) => `
  <circle cx="${x}" cy="${y - 50}" r="260" fill="url(#glow)"/>
  <path d="M${x} ${y}v-34" stroke="#4b3a2a" stroke-width="7" stroke-linecap="round"/>
  <path d="M${x} ${y - 132}c30 44 36 62 36 84a36 36 0 0 1-72 0c0-22 6-40 36-84Z" fill="url(#flame)"/>`;

/** A standing cylinder: its middle, the height of its foot, its width and height. */
function renderCylinder(x: number, foot: number, width: number, height: number, color: string) {
  const [start, edge] = [x - width / 2, width * 0.1];
  const body = `M${start} ${foot - height}v${height}a${width / 2} ${edge} 0 0 0 ${width} 0v-${height}Z`;
  return `
    <path d="${body}" fill="${color}"/><path d="${body}" fill="url(#side)"/>
    <ellipse cx="${x}" cy="${foot - height}" rx="${width / 2}" ry="${edge}" fill="${color}"/>
    <ellipse cx="${x}" cy="${foot - height}" rx="${width / 2}" ry="${edge}" fill="#fff" opacity=".35"/>`;
}

const renderCandle = (...[x, foot, width, height, color]: Parameters<typeof renderCylinder>) =>
  renderShadow(x, foot, width) +
  renderCylinder(x, foot, width, height, color) +
  renderFlame(x, foot - height);

const renderJar = (x: number, color: string) =>
  renderCandle(x, 960, 420, 430, color) +
  `<rect x="${x - 120}" y="690" width="240" height="150" rx="8" fill="#fbf5e9"/>
   <path d="M${x - 70} 745h140M${x - 46} 785h92" stroke="${color}" stroke-width="12" stroke-linecap="round"/>`;

const renderHolder = (x: number) =>
  renderShadow(x, 985, 420) +
  renderCylinder(x, 975, 430, 34, "#b98d3e") +
  renderCylinder(x, 950, 70, 130, "#b98d3e") +
  renderCylinder(x, 830, 150, 40, "#c79d4d") +
  renderCylinder(x, 800, 80, 420, "#f4ead6") +
  renderFlame(x, 380);

const drawings: Readonly<Record<string, string>> = {
  "candle/linden": renderScene("#efe3c8", "#d9c39b", renderJar(600, "#a9b06a")),
  "candle/fig": renderScene("#ecdad6", "#cfae9f", renderJar(600, "#8a4f63")),
  "candle/cedar": renderScene("#dde3dc", "#b9ab8c", renderJar(600, "#4f6a58")),
  "candle/pillar": renderScene(
    "#efe6d8",
    "#cbb28d",
    renderCandle(400, 960, 210, 330, "#ecdcbd") +
      renderCandle(640, 985, 230, 520, "#e4cfa6") +
      renderCandle(860, 965, 190, 210, "#f1e5cc"),
  ),
  "candle/tea-lights": renderScene(
    "#e9e4dc",
    "#c4ad8b",
    [
      [330, 930],
      [600, 930],
      [870, 930],
      [460, 1040],
      [740, 1040],
    ]
      .map(([x = 0, foot = 0]) => renderCandle(x, foot, 190, 70, "#f3e7cd"))
      .join(""),
  ),
  "candle/holder": renderScene("#ece3d2", "#c9ad80", renderHolder(600)),
  "plain/light": renderScene(
    "#e8dfd0",
    "#d3bf9f",
    '<path d="M420 120h190v640H420ZM650 120h190v640H650Z" fill="#fff6dd" opacity=".75" transform="skewX(-9) translate(150)" filter="url(#soft)"/>',
  ),
};

for (const [name, svg] of Object.entries(drawings))
  // oxlint-disable-next-line no-await-in-loop -- few
  await sharp(Buffer.from(svg))
    .webp({ quality: 88 })
    .toFile(path.join(folder, `${name}.webp`));
