import { Languages } from 'lucide-react';
import { flattenPageTree } from '#api/build-page-tree.ts';
import { languages } from '#content/language/language.ts';
import { hierarchyQuery } from '../data/hierarchy-query.ts';
import { words } from '../words.ts';
import { homeWords } from './home-words.ts';
import { listTitles } from './pages-in-tree.ts';
import { defineWaiting } from './waiting.ts';

/** Outdated translations: the source text has changed since they were translated. */
export const translations = defineWaiting({
  id: 'translations',
  position: 5,
  query: hierarchyQuery,
  line: (nodes) => {
    const outdated = languages.map((language) => {
      const pages = flattenPageTree(nodes).filter((page) => (page.toTranslate?.[language].outdated ?? 0) > 0);
      const texts = pages.reduce((sum, page) => sum + (page.toTranslate?.[language].outdated ?? 0), 0);
      return { language, pages, texts };
    });
    const [first] = outdated.toSorted((one, other) => other.texts - one.texts);
    if (!first || first.texts === 0) return undefined;
    return {
      text: homeWords.outdated(first.texts, words.languages[first.language]),
      detail: listTitles(first.pages),
      to: `/admin?language=${first.language}-outdated`,
      icon: Languages,
    };
  },
});
