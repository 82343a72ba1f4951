import { languageFacts, languages, resolveText, type Translated } from '../language/language.ts';
import { isBlank } from '../text/blank.ts';

/**
 * Why visitors cannot be shown a page of this title, as a sentence; undefined when they can. In every language a
 * page is shown by the title of its fallback order, for its h1, its link in the menu and its entry in search.
 */
export function titleIssue(title: Translated): string | undefined {
  const blank = languages.filter((language) => isBlank(resolveText(title, language)));
  if (blank.length === 0) return undefined;
  if (blank.length === languages.length) return 'A page needs a title. Give it one.';
  const where = blank.map((language) => languageFacts[language].nameInEnglish).join(' and ');
  return `The ${where} title shows nothing. Write one, or leave it out altogether.`;
}
