import { root } from './lib/build-if-needed.ts';
import { checkStructure, readSources } from './lib/check-structure.ts';

const sources = readSources(root);
// A check without input would always pass.
if (sources.length < 50) {
  console.error(`The check of the structure saw only ${sources.length} files.`);
  process.exit(1);
}
const issues = checkStructure(sources);
for (const { rule, subject, advice } of issues) console.error(`${subject}\n  ${rule}: ${advice}`);
if (issues.length > 0) process.exit(1);
console.log(`Structure: ${sources.length} files, no issues.`);
