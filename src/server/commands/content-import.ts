import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage, languages } from '#content/language/language.ts';
import type { Config } from '#server/boot/config.ts';
import { resolveArgument, runCommand } from '#server/boot/run-command.ts';
import { withSite } from '#server/boot/with-site.ts';
import { getUploadLimits } from '#server/media/upload/read-upload.ts';
import { createFetchOutside } from '#server/security/fetch-outside.ts';
import { defaultLimits } from '#server/security/limits.ts';
import { importContent } from '../content-files/import-content.ts';
import { describeImport } from '../content-files/import-report.ts';

/**
 * `npm run content:import -- folder|wordpress.xml [--dry-run] [--update] [--language en] [--media folder]
 * [--fetch-media]`: creates drafts from an export, from Markdown or from a WordPress site, and reports what
 * could not be mapped. Publishes nothing.
 */
async function run(config: Config): Promise<string> {
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
    throw new Error('Name a source: npm run content:import -- folder, or an export file of WordPress');
  const { language = defaultLanguage, media, update = false, 'dry-run': dryRun = false } = values;
  if (!isLanguage(language)) throw new Error(`--language must be one of ${languages.join(', ')}.`);
  const options = {
    dryRun,
    update,
    language,
    media: media === undefined ? undefined : resolveArgument(media),
    fetchMedia: values['fetch-media'] === true,
  };
  const report = await withSite(config, import.meta.dirname, (deps) =>
    importContent(
      {
        ...deps,
        uploadLimits: getUploadLimits(deps.limits ?? defaultLimits),
        fetchOutside: createFetchOutside(),
      },
      resolveArgument(source),
      options,
    ),
  );
  return describeImport(report, { dryRun });
}

await runCommand(run);
