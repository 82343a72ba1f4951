import { parseArgs } from 'node:util';
import type { Config } from '#server/boot/config.ts';
import { resolveArgument, runCommand } from '#server/boot/run-command.ts';
import { withSite } from '#server/boot/with-site.ts';
import { describeContent, exportContent } from '../content-files/export-content.ts';

/**
 * `npm run content:export -- folder [--json]`: exports the current content of all pages as Markdown with
 * front matter or as JSON, with the files that they name.
 */
async function run(config: Config): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name a folder: npm run content:export -- folder');
  const exported = await withSite(config, import.meta.dirname, ({ storage, mediaStore, definitions }) =>
    exportContent(
      { storage, store: mediaStore, definitions },
      resolveArgument(folder),
      values.json ? 'json' : 'markdown',
    ),
  );
  return describeContent(exported);
}

await runCommand(run);
