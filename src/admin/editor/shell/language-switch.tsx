import { languages } from '#content/language/language.ts';
import { Segments } from '../../shared/segments.tsx';
import { words } from '../../words.ts';
import { useEditor, usePane } from '../services/editor-context.ts';

/** The language that texts are shown and edited in. A view on one document: nothing is lost by switching. */
export function LanguageSwitch() {
  const { panes } = useEditor();
  const language = usePane((state) => state.language);
  const options = languages.map((code) => ({
    value: code,
    label: code.toUpperCase(),
    title: words.languages[code],
  }));
  return (
    <Segments label={words.editor.language} options={options} value={language} onValue={panes.showLanguage} />
  );
}
