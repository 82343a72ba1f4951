import { Languages } from 'lucide-react';
import { languages } from '#content/language/language.ts';
import { nothingToDo, sumOfToDo } from '#content/translation/to-do.ts';
import { words } from '../words.ts';
import type { PageRow } from './page-tree.ts';
import { pagesWords } from './pages-words.ts';

interface ToTranslateProps {
  readonly rows: readonly PageRow[];
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
}

/** Shows the number of missing translations on the site, and filters the pages by them. */
export function ToTranslate({ rows, only, onOnly }: ToTranslateProps) {
  const toDo = sumOfToDo(rows.map(({ page }) => page.toTranslate ?? nothingToDo));
  const count = languages.reduce((sum, of) => sum + toDo[of].missing + toDo[of].outdated, 0);
  if (count === 0 && !only) return null;
  const inWords = languages.map((of) => words.editor.missingTexts(words.languages[of], toDo[of])).join('\n');
  return (
    <button
      className="quiet-button to-translate"
      type="button"
      aria-pressed={only}
      title={inWords}
      onClick={() => onOnly(!only)}
    >
      <Languages aria-hidden="true" />
      {count === 0 ? pagesWords.allTranslated : pagesWords.toTranslate(count)}
    </button>
  );
}
