import { languages } from '#content/language.ts';
import { words } from '../../words.ts';
import { Segments } from '../form/inputs/segments.tsx';
import { usePane, useThisPane } from '../services/editor-context.ts';

/** The language that texts are shown and edited in. A view on one document: nothing is lost by switching. */
export function LanguageSwitch() {
  const pane = useThisPane();
  const language = usePane((state) => state.language);
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
      onValue={(code) => pane.store.setState({ language: code })}
    />
  );
}
