import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeServer } from './lib/describe-server.ts';
import { findDocumentIssues } from './lib/find-document-issues.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-check-'));
const { document, routes } = await describeServer(folder);
rmSync(folder, { recursive: true });
// A check without input would always pass.
if (routes.length < 30) {
  console.error(`The check of the API's document saw only ${routes.length} routes.`);
  process.exit(1);
}
const issues = findDocumentIssues(document, routes);
for (const issue of issues) console.error(issue);
if (issues.length > 0) process.exit(1);
console.log(`API: ${routes.length} calls, all described.`);
