import { formatPath } from '#content/block/issue.ts';
import { languages, listShownLanguages } from '#content/language/language.ts';
import { type PlacedState, walkPageStates } from '#content/translation/page-states.ts';
import { describeField } from '../../../../page-checks/field-name.ts';
import { words } from '../../../../words.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';
import { listVisibleIds } from './list-visible-ids.ts';

/**
 * Finds texts that are missing in a language. A page without any text in a language gets a single finding.
 */
export const missingTextsCheck = defineCheck({
  id: 'missing',
  position: 4,
  name: preflightWords.names.missing,
  *find(tree) {
    const { definitions, content } = tree;
    const shown = listVisibleIds(tree);
    for (const language of languages) {
      const name = words.languages[language];
      const missing: PlacedState[] = [];
      for (const text of walkPageStates(definitions, content, language)) {
        yield undefined;
        if (text.state === 'missing' && (!text.block || shown.has(text.block.id))) missing.push(text);
      }
      if (!listShownLanguages(content.title).includes(language)) {
        const texts = missing.filter(({ block }) => block).length;
        const sentence = preflightWords.notInLanguage(name, texts);
        yield { severity: 'incomplete', language, place: { blockId: null, field: 'title' }, sentence };
        continue;
      }
      for (const { block, path } of missing) {
        const field = block ? describeField(tree, block, path) : preflightWords.pageTitle;
        yield {
          severity: 'incomplete',
          language,
          place: { blockId: block?.id ?? null, field: block ? formatPath(path) : 'title' },
          sentence: preflightWords.missing(field, name),
        };
      }
    }
  },
});
