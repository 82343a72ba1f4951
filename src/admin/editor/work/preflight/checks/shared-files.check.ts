import { formatPath } from '#content/block/issue.ts';
import { walkShownFields } from '#content/block/walk-shown-fields.ts';
import { resolveText, toolLanguage } from '#content/language/language.ts';
import { listFieldFiles } from '#content/media/field-files.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { analysePage } from '#content/page/analyse-page.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';

const say = preflightWords.sharedFiles;

/**
 * Finds files that a protected page shares with a page of other visitors: the password does not protect them.
 */
export const sharedFilesCheck = defineCheck({
  id: 'shared-files',
  position: 0,
  name: preflightWords.names.sharedFiles,
  needs: ['sharedFiles'],
  *find(tree, { sharedFiles }) {
    const unreported = new Map(sharedFiles.map((file) => [parseMediaId(file.url), file]));
    for (const { block } of analysePage(tree.definitions, tree.content.overview).visits) {
      yield undefined;
      for (const visit of walkShownFields(tree.definitions, block)) {
        const place = { blockId: block.id, field: formatPath(visit.path) };
        for (const url of listFieldFiles(visit)) {
          const id = parseMediaId(url);
          const file = unreported.get(id);
          if (!file || !unreported.delete(id)) continue;
          const title = resolveText(file.title, toolLanguage);
          const name = url.replace(/^.*\/|[?#].*$/g, '');
          yield file.isPublic
            ? { severity: 'note', place, sentence: say.isPublic(name, title) }
            : { severity: 'fault', place, sentence: say.becomesPublic(name, title) };
        }
      }
    }
  },
});
