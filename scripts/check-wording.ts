import { root } from './lib/build-if-needed.ts';
import { readSources } from './lib/check-structure.ts';
import { checkTexts } from './lib/check-texts.ts';
import { checkWording } from './lib/check-wording.ts';

/** Folders without texts of the tool: samples, and the starting content of a site. */
const unreadTexts = ['src/ui/catalogue/', 'src/seed/'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const hasReadTexts = ({ file }: { readonly file: string }) =>
  !isTest(file) && !unreadTexts.some((folder) => file.startsWith(folder));

// `node scripts/check-wording.ts src/ui/` checks one folder.
const [folder = 'src/'] = process.argv.slice(2);
const sources = readSources(root).filter(({ file }) => file.startsWith(folder));
// A check without input would always pass.
if (sources.length === 0) {
  console.error('The check of the wording saw no files.');
  process.exit(1);
}
const issues = [...checkWording(sources, root), ...checkTexts(sources.filter(hasReadTexts))];
for (const { rule, subject, advice } of issues) console.error(`${subject}\n  ${rule}: ${advice}`);
if (issues.length > 0) process.exit(1);
console.log(`Wording: ${sources.length} files, no issues in names, comments and texts.`);
