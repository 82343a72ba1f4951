import { root } from './lib/build-if-needed.ts';
import { checkZones } from './lib/check-zones.ts';
import { folderRules, zoneRulesAll } from './lib/zones.ts';

const { files, violations } = await checkZones(root);
// A check without input would always pass.
if (files < 50) {
  console.error(`The zone check saw only ${files} files.`);
  process.exit(1);
}
for (const { rule, from, to } of violations) {
  const comment = [...zoneRulesAll, ...folderRules].find(({ name }) => name === rule)?.comment ?? '';
  console.error(`${from} → ${to}\n  ${rule}: ${comment}`);
}
if (violations.length > 0) process.exit(1);
console.log(`Zones: ${files} files, no issues.`);
