import { Settings2 } from 'lucide-react';
import { defaultLanguage, hasLanguage, resolveText } from '#content/language.ts';
import { pagePath } from '#content/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { words } from '../../words.ts';
import { useDraft, useEditor, usePane } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { FieldRow } from './parts/field-row.tsx';

/** The page itself, when no block is selected: its title, its address, and the way to its settings. */
export function PageForm() {
  const { view } = useEditor();
  const facts = usePageFacts();
  return (
    <div className="panel__body">
      <TitleInput />
      <FieldRow label={words.settings.address}>
        <span className="panel__value">{pagePath(facts)}</span>
      </FieldRow>
      <Button
        icon={<Settings2 aria-hidden="true" />}
        onClick={() => view.setState({ dialog: { type: 'settings' } })}
      >
        {words.settings.open}
      </Button>
      <p className="panel__note">{words.panel.nothingSelected}</p>
    </div>
  );
}

/** The page's title in the current language. */
function TitleInput() {
  const { editing } = useEditor();
  const language = usePane((view) => view.language);
  const title = useDraft((state) => state.content.title);
  const own =
    typeof title === 'string' ? (language === defaultLanguage ? title : '') : (title[language] ?? '');
  const fallback = hasLanguage(title, language) ? '' : resolveText(title, language);
  const id = 'page-title';
  return (
    <FieldRow
      label={words.settings.title}
      htmlFor={id}
      noteId={`${id}-note`}
      stacked
      help={own === '' && fallback !== '' ? words.panel.fallback(words.languages[language]) : undefined}
    >
      <input
        id={id}
        className="tool-input"
        lang={language}
        value={own}
        placeholder={fallback}
        aria-describedby={`${id}-note`}
        onChange={(event) => editing.setTitle(event.target.value)}
      />
    </FieldRow>
  );
}
