import { Languages } from 'lucide-react';
import { useMemo } from 'react';
import { type Language, languages } from '#content/language/language.ts';
import { countStates, pageStates } from '#content/translation/page-states.ts';
import type { PageTree } from '#document/page-tree.ts';
import { words } from '../../words.ts';
import { useEditor } from '../services/editor-context.ts';
import { showNextText } from '../services/next-text.ts';

/** What is intact and what is not, language by language; a press leads to the next text. */
export function LanguageLine({ tree }: { readonly tree: PageTree }) {
  return (
    <span className="status-bar__languages">
      {languages.map((language, index) => (
        <LanguageItem key={language} tree={tree} language={language} icon={index === 0} />
      ))}
    </span>
  );
}

interface ItemProps {
  readonly tree: PageTree;
  readonly language: Language;
  readonly icon: boolean;
}

function LanguageItem({ tree, language, icon }: ItemProps) {
  const services = useEditor();
  const counts = useMemo(
    () => countStates(pageStates(tree.definitions, tree.content, language)),
    [tree, language],
  );
  const todo = counts.missing + counts.starter + counts.outdated;
  return (
    <button
      type="button"
      className="status-bar__item"
      disabled={todo === 0}
      onClick={() => showNextText(services, language)}
    >
      {icon && <Languages aria-hidden="true" />}
      {words.editor.missingTexts(words.languages[language], {
        missing: counts.missing + counts.starter,
        outdated: counts.outdated,
      })}
    </button>
  );
}
