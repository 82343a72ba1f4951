import { root } from './lib/build-if-needed.ts';
import { isTest, readFolder } from './lib/check-structure.ts';
import { checkTexts } from './lib/check-texts.ts';
import { checkWording } from './lib/check-wording.ts';

/** Folders without texts of the tool: samples, and the starting content of a site. */
const unreadTexts = ['src/ui/catalogue/', 'src/seed/'];

const hasTextsOfTool = ({ file }: { readonly file: string }) =>
  file.startsWith('src/') && !isTest(file) && !unreadTexts.some((folder) => file.startsWith(folder));

/** Tests of checks, whose samples break the rules. */
const samples = ['tests/unit/check-wording.test.ts', 'tests/unit/zones.test.ts'];
const folders = ['src', 'demo', 'tests', 'scripts', 'bench'];

// `node scripts/check-wording.ts src/ui/` checks one folder.
const [part = ''] = process.argv.slice(2);
const sources = folders
  .flatMap((folder) => readFolder(root, folder))
  .filter(({ file }) => file.startsWith(part) && !samples.includes(file));
// A check without input would always pass.
if (sources.length === 0) {
  console.error('The check of the wording saw no files.');
  process.exit(1);
}
const issues = [...checkWording(sources, root), ...checkTexts(sources.filter(hasTextsOfTool))];
for (const { rule, subject, advice } of issues) console.error(`${subject}\n  ${rule}: ${advice}`);
if (issues.length > 0) process.exit(1);
console.log(`Wording: ${sources.length} files, no issues in names, comments and texts.`);
