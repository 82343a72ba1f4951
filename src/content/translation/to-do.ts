import type { Definitions } from '../block/block.ts';
import { type Language, languages } from '../language/language.ts';
import type { PageContent } from '../page/page.ts';
import { countStates, pageStates } from './page-states.ts';

/** How many texts there are to do for a language. */
interface ToDo {
  /** Not written yet: examples are none of the studio's words either. */
  readonly missing: number;
  readonly outdated: number;
}

/** What there is to do on a page, per language. */
export type PageToDo = Readonly<Record<Language, ToDo>>;

export const nothingToDo: PageToDo = perLanguage(() => ({ missing: 0, outdated: 0 }));

export function pageToDo(definitions: Definitions, content: PageContent): PageToDo {
  return perLanguage((language) => {
    const { missing, starter, outdated } = countStates(pageStates(definitions, content, language));
    return { missing: missing + starter, outdated };
  });
}

/** What there is to do on all of these pages together. */
export function sumOfToDo(pages: Iterable<PageToDo>): PageToDo {
  const all = [...pages];
  const sum = (language: Language, of: keyof ToDo) =>
    all.reduce((total, page) => total + page[language][of], 0);
  return perLanguage((language) => ({
    missing: sum(language, 'missing'),
    outdated: sum(language, 'outdated'),
  }));
}

function perLanguage(of: (language: Language) => ToDo): PageToDo {
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as PageToDo;
}
