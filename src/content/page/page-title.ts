import { languageFacts, languages, resolveText, type Translated } from '../language/language.ts';
import { isBlank } from '../text/blank.ts';

/**
 * Returns why a page with this title cannot be published, as a sentence; undefined if it can. Every language
 * shows a title by fallback: as h1, in the menu and in search results.
 */
export function findTitleIssue(title: Translated): string | undefined {
  const blank = languages.filter((language) => isBlank(resolveText(title, language)));
  if (blank.length === 0) return undefined;
  if (blank.length === languages.length) return 'The page has no title. Add one.';
  const where = blank.map((language) => languageFacts[language].nameInEnglish).join(' and ');
  return `The ${where} title has no visible characters. Write one, or remove it.`;
}
