import { formatPath } from '#content/block/issue.ts';
import { languages } from '#content/language/language.ts';
import { walkPageStates } from '#content/translation/page-states.ts';
import { confirmText } from '#document/translate-text.ts';
import { describeField } from '../../../../page-checks/field-name.ts';
import { words } from '../../../../words.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';
import { listVisibleIds } from './list-visible-ids.ts';

/** Finds translations whose source has changed since. */
export const outdatedTextsCheck = defineCheck({
  id: 'outdated',
  position: 5,
  name: preflightWords.names.outdated,
  *find(tree) {
    const shown = listVisibleIds(tree);
    for (const language of languages) {
      for (const { block, path, state } of walkPageStates(tree.definitions, tree.content, language)) {
        yield undefined;
        if (state !== 'outdated' || (block && !shown.has(block.id))) continue;
        const field = block ? describeField(tree, block, path) : preflightWords.pageTitle;
        const blockId = block?.id ?? null;
        yield {
          severity: 'incomplete',
          language,
          place: { blockId, field: block ? formatPath(path) : 'title' },
          sentence: preflightWords.outdated(field, words.languages[language]),
          fix: { ...preflightWords.stillFine, edit: (now) => confirmText(now, { blockId, path }, language) },
        };
      }
    }
  },
});
