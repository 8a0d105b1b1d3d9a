// The entry of the `shop` command. Plain JavaScript, so that an old Node can read it and say what is
// missing; shop.ts would fail there with "Unknown file extension".
const required = 24;
const major = Number(process.versions.node.split(".")[0]);

if (major < required) {
  console.error(
    `The shop needs Node ${required} or newer, and this is Node ${process.versions.node}. Run "npm start" or ` +
      `"npm run shop -- <command>", which use the Node that "npm install" puts into node_modules. If they print this, too, ` +
      `that Node is missing: run "npm install" again with install scripts allowed.`,
  );
  process.exitCode = 1;
} else {
  await import("./shop.ts");
}
