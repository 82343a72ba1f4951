import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { checkZones } from '../../scripts/lib/check-zones.ts';
import { folderRules, zoneRulesAll } from '../../scripts/lib/zones.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a checkout with only these files, and with the imports map of the real one. */
function createCheckout(files: Readonly<Record<string, string>>): void {
  folder = mkdtempSync(join(tmpdir(), 'zones-'));
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: object };
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const all = { 'package.json': JSON.stringify({ type: 'module', imports }), ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Converts `src/blocks/x.ts` to the specifier that the code imports, `#blocks/x.ts`. */
const toSpecifier = (target: string) => target.replace(/^src\//, '#').replace(/^studio\//, '#studio/');

describe('the zone rules', () => {
  it.each(zoneRulesAll)('report the rule $name for its invalid sample', async ({ name, sample }) => {
    const back = name === 'no-cycles' ? `import '${toSpecifier(sample.file)}';` : 'export {};';
    const target = /^(?:src|studio)\//.test(sample.imports) ? { [sample.imports]: back } : {};
    createCheckout({ [sample.file]: `import '${toSpecifier(sample.imports)}';`, ...target });
    const { violations } = await checkZones(folder);
    expect(violations.map(({ rule }) => rule)).toContain(name);
  });

  it.each(folderRules)('report both imports in the invalid sample of $name', async ({ name, sample }) => {
    const files = Object.entries(sample).map(([file, target]) => [file, `import '${toSpecifier(target)}';`]);
    const targets = Object.values(sample).map((target) => [target, 'export {};']);
    createCheckout(Object.fromEntries([...targets, ...files]));
    const { violations } = await checkZones(folder);
    expect(violations.map(({ rule }) => rule)).toEqual([name, name]);
  });

  it('allow tests to import from a higher folder', async () => {
    createCheckout({
      'src/server/app/app.ts': "import './lower/a.ts';",
      'src/server/lower/a.ts': 'export {};',
      'src/server/lower/a.test.ts': "import '../app.ts';",
    });
    expect(await checkZones(folder)).toEqual({ files: 3, violations: [] });
  });

  it('allow the server to import the entry points of other zones', async () => {
    createCheckout({
      'src/server/a.ts': "import '#site/render.tsx'; import '#blocks/definitions.ts';",
      'src/site/render.tsx': 'export {};',
      'src/blocks/definitions.ts': 'export {};',
    });
    expect(await checkZones(folder)).toEqual({ files: 3, violations: [] });
  });
});
