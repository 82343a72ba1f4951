import { Link } from 'react-router';
import type { PageInList } from '#api/schemas/page.ts';
import { type Language, languages } from '#content/language/language.ts';
import { classNames } from '#ui/class-names.ts';
import { words } from '../words.ts';
import { getEditorPath, listTitleLanguages } from './page-tree.ts';
import { pagesWords } from './pages-words.ts';
import './language-marks.css';

/**
 * Shows the languages in which a page is incomplete, with their numbers of missing and outdated texts. Links to the
 * page as the row does, so that it can have tooltips.
 */
export function LanguageMarks({ page }: { readonly page: PageInList }) {
  return languages.map((language) => <LanguageMark key={language} page={page} language={language} />);
}

interface MarkProps {
  readonly page: PageInList;
  readonly language: Language;
}

function LanguageMark({ page, language }: MarkProps) {
  const { missing, outdated } = page.toTranslate?.[language] ?? { missing: 0, outdated: 0 };
  const has = listTitleLanguages(page.title).includes(language);
  if (has && missing + outdated === 0) return null;
  const label = describeLanguage(page, language, has);
  return (
    <Link className="language-mark page-list__also" to={getEditorPath(page)} tabIndex={-1} title={label}>
      <span aria-hidden="true" className={classNames(!has && 'language-mark__name--missing')}>
        {language.toUpperCase()}
      </span>
      {missing > 0 && <Count of="missing" count={missing} />}
      {outdated > 0 && <Count of="outdated" count={outdated} />}
      <span className="visually-hidden">{label}</span>
    </Link>
  );
}

function describeLanguage({ toTranslate }: PageInList, language: Language, has: boolean): string {
  const name = words.languages[language];
  if (toTranslate) return words.editor.missingTexts(name, toTranslate[language]);
  return has ? name : pagesWords.untranslated(name);
}

function Count({ of, count }: { readonly of: 'missing' | 'outdated'; readonly count: number }) {
  return (
    <span aria-hidden="true" className={`text-count text-count--${of}`}>
      {count}
    </span>
  );
}
