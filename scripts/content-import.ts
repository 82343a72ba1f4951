import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage, languages } from '../src/content/language.ts';
import { importContent } from '../src/server/content-files/import-content.ts';
import { describeImport } from '../src/server/content-files/import-report.ts';
import { defaultLimits } from '../src/server/limits/limits.ts';
import { uploadLimitsOf } from '../src/server/media/upload-limits.ts';
import { createFetchOutside } from '../src/server/outside/fetch-outside.ts';
import { withSite } from './lib/open-site.ts';

/**
 * `npm run content:import -- folder|wordpress.xml [--dry-run] [--update] [--language en] [--media folder] [--fetch-media]`: makes drafts of
 * what was exported, of Markdown, or of a WordPress site, and says what did not map. Nothing is published.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      update: { type: 'boolean' },
      language: { type: 'string' },
      media: { type: 'string' },
      'fetch-media': { type: 'boolean' },
    },
  });
  const [source] = positionals;
  if (source === undefined)
    throw new Error('Say what: npm run content:import -- folder, or an export file of WordPress');
  const { language = defaultLanguage, media, update = false, 'dry-run': dryRun = false } = values;
  if (!isLanguage(language)) throw new Error(`--language is one of ${languages.join(', ')}.`);
  const options = { dryRun, update, language, media, fetchMedia: values['fetch-media'] === true };
  const report = await withSite((deps) =>
    importContent(
      {
        ...deps,
        uploadLimits: uploadLimitsOf(deps.limits ?? defaultLimits),
        fetchOutside: createFetchOutside(),
      },
      source,
      options,
    ),
  );
  process.stdout.write(describeImport(report, { dryRun }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
