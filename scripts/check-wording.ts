import { root } from './lib/build-if-needed.ts';
import { readSources } from './lib/check-structure.ts';
import { checkTexts } from './lib/check-texts.ts';
import { checkWording } from './lib/check-wording.ts';

/** Folders whose names and comments keep to the rules. A folder joins when it does; then this list goes. */
const checkedFolders: readonly string[] = [
  'src/admin/access/',
  'src/admin/activity-log/',
  'src/admin/app/',
  'src/admin/command-menu/',
  'src/admin/components/',
  'src/admin/data/',
  'src/admin/design-tokens/',
  'src/admin/editor/',
  'src/admin/films/',
  'src/admin/forms/',
  'src/admin/home/',
  'src/admin/links/',
  'src/admin/media/',
  'src/admin/page-checks/',
  'src/admin/page-settings/',
  'src/admin/pages/',
  'src/admin/profile/',
  'src/admin/redirects/',
  'src/admin/schedule/',
  'src/admin/security/',
  'src/admin/session/',
  'src/admin/settings/',
  'src/admin/shared/',
  'src/admin/site-frame/',
  'src/admin/site-history/',
  'src/admin/start/',
  'src/admin/test-pages/',
  'src/admin/trash/',
  'src/admin/uploads/',
  'src/api/',
  'src/blocks/',
  'src/content/',
  'src/document/',
  'src/i18n/',
  'src/preview/',
  'src/seed/',
  'src/server/app/',
  'src/server/assistants/',
  'src/server/audit/',
  'src/server/backup/',
  'src/server/boot/',
  'src/server/commands/',
  'src/server/content-files/',
  'src/server/design-tokens/',
  'src/server/export/',
  'src/server/fonts/',
  'src/server/history/',
  'src/server/http/',
  'src/server/identity/',
  'src/server/jobs/',
  'src/server/journal/',
  'src/server/media/',
  'src/server/pages/',
  'src/server/pictures/',
  'src/server/presence/',
  'src/server/preview-links/',
  'src/server/protection/',
  'src/server/redirects/',
  'src/server/safety/',
  'src/server/security/',
  'src/server/seo/',
  'src/server/settings/',
  'src/server/starting-content/',
  'src/server/storage/',
  'src/server/website/',
  'src/site/',
  'src/tokens/',
  'src/ui/',
  'src/writing/',
];

/** Folders whose texts keep to the rules. As above: this list goes when all have joined. */
const checkedTexts: readonly string[] = [
  'src/admin/access/',
  'src/admin/activity-log/',
  'src/admin/app/',
  'src/admin/command-menu/',
  'src/admin/components/',
  'src/admin/data/',
  'src/admin/design-tokens/',
  'src/admin/editor/',
  'src/admin/films/',
  'src/admin/forms/',
  'src/admin/home/',
  'src/admin/links/',
  'src/admin/media/',
  'src/admin/page-settings/',
  'src/admin/pages/',
  'src/admin/profile/',
  'src/admin/redirects/',
  'src/admin/schedule/',
  'src/admin/security/',
  'src/admin/session/',
  'src/admin/settings/',
  'src/admin/shared/',
  'src/admin/site-frame/',
  'src/admin/site-history/',
  'src/admin/start/',
  'src/admin/starting-content/',
  'src/admin/test-pages/',
  'src/admin/trash/',
  'src/admin/uploads/',
  'src/admin/words.ts',
  'src/api/',
  'src/blocks/',
  'src/content/',
  'src/document/',
  'src/i18n/',
  'src/preview/',
  'src/server/',
  'src/site/',
  'src/tokens/',
  'src/ui/',
  'src/writing/',
];

/** Folders whose texts nobody reads in the tool: samples, and content that a site starts with. */
const unreadTexts = ['src/ui/catalogue/', 'src/seed/'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const hasReadTexts = ({ file }: { readonly file: string }) =>
  !isTest(file) && !unreadTexts.some((folder) => file.startsWith(folder));

const sources = readSources(root).filter(({ file }) =>
  checkedFolders.some((folder) => file.startsWith(folder)),
);
// A checker that read nothing passes everything.
if (sources.length === 0) {
  console.error('The check of the wording saw no files.');
  process.exit(1);
}
// `node scripts/check-wording.ts src/ui/` lists what a folder still breaks, and `--texts` before it only its texts.
const [first, second] = process.argv.slice(2);
const folder = first === '--texts' ? second : first;
const own =
  folder === undefined ? undefined : readSources(root).filter(({ file }) => file.startsWith(folder));
const issues = [
  ...(first === '--texts' ? [] : checkWording(own ?? sources, root)),
  ...checkTexts(
    own?.filter(hasReadTexts) ??
      readSources(root).filter(
        (source) => hasReadTexts(source) && checkedTexts.some((text) => source.file.startsWith(text)),
      ),
  ),
];
for (const { rule, subject, advice } of issues) console.error(`${subject}\n  ${rule}: ${advice}`);
if (issues.length > 0) process.exit(1);
console.log(`Wording: ${sources.length} files, no issues in names, comments and texts.`);
