import { languages } from '#content/language.ts';
import { words } from '../../words.ts';
import { Segments } from '../form/inputs/segments.tsx';
import { useEditor, useView } from '../services/editor-context.ts';

/** The language that texts are shown and edited in. A view on one document: nothing is lost by switching. */
export function LanguageSwitch() {
  const { view } = useEditor();
  const language = useView((state) => state.language);
  const options = languages.map((code) => ({
    value: code,
    label: code.toUpperCase(),
    title: words.languages[code],
  }));
  return (
    <Segments
      label={words.editor.language}
      options={options}
      value={language}
      onValue={(code) => view.setState({ language: code })}
    />
  );
}
