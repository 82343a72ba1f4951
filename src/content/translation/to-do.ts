import type { Definitions } from '../block/block.ts';
import { type Language, languages } from '../language/language.ts';
import type { PageContent } from '../page/page.ts';
import { countStates, walkPageStates } from './page-states.ts';

/** Number of texts to translate or update in a language. */
interface ToDo {
  /** Not written yet, including placeholders. */
  readonly missing: number;
  readonly outdated: number;
}

/** Translation work on a page, per language. */
export type PageToDo = Readonly<Record<Language, ToDo>>;

export const nothingToDo: PageToDo = mapLanguages(() => ({ missing: 0, outdated: 0 }));

export function countPageToDo(definitions: Definitions, content: PageContent): PageToDo {
  return mapLanguages((language) => {
    const { missing, starter, outdated } = countStates(walkPageStates(definitions, content, language));
    return { missing: missing + starter, outdated };
  });
}

/** Sums the translation work of pages. */
export function sumOfToDo(pages: Iterable<PageToDo>): PageToDo {
  const all = [...pages];
  const sum = (language: Language, of: keyof ToDo) =>
    all.reduce((total, page) => total + page[language][of], 0);
  return mapLanguages((language) => ({
    missing: sum(language, 'missing'),
    outdated: sum(language, 'outdated'),
  }));
}

function mapLanguages(of: (language: Language) => ToDo): PageToDo {
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as PageToDo;
}
