import { parseArgs } from 'node:util';
import { describeContent, exportContent } from '../src/server/content-files/export-content.ts';
import { withSite } from './lib/open-site.ts';

/**
 * `npm run content:export -- folder [--json]`: writes every page as it is edited, as Markdown with facts at its top or as JSON, and the
 * files that pages name.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Say where: npm run content:export -- folder');
  const exported = await withSite(({ storage, mediaStore, definitions }) =>
    exportContent({ storage, store: mediaStore, definitions }, folder, values.json ? 'json' : 'markdown'),
  );
  process.stdout.write(describeContent(exported));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
