// Imported first by every command. `npm ci` installs the right Node, but only `npm run` puts it first on the
// PATH.
const wanted = 24;
if (Number(process.versions.node.split('.')[0]) < wanted) {
  console.error(
    `Vitrine needs Node ${wanted} or newer; this is ${process.version}. "npm ci" installs it: run that, then this command again through npm.`,
  );
  process.exit(1);
}
