import { Settings2 } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { defaultLanguage, hasLanguage, resolveText } from '#content/language.ts';
import { pagePath } from '#content/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { onDemand } from '../../shared/on-demand.ts';
import { words } from '../../words.ts';
import { useDraft, useEditor, usePane } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { pageTabs } from '../services/view-store.ts';
import { FieldRow } from './parts/field-row.tsx';

const titleId = 'page-title';

/**
 * The tabs of the page, with the forms of layout and background. Nothing here asks for them: they would come before the
 * page in the frame, which somebody waits for. The dialogs do, once that stands.
 */
export const pageLook = onDemand(() => import('./page/page-look.tsx'));

/** The page itself, when no block is selected. It stays in sight while one changes how it looks. */
export function PageForm() {
  const { part, failed } = useStore(pageLook.store);
  useKeptFocus(part !== undefined);
  if (part) return <part.PageTabs facts={<PageFacts />} />;
  return (
    <div className="panel__tabbed">
      {/* Room for the tabs, so that nothing moves when they come. */}
      {!failed && (
        <div className="panel__tabs" aria-hidden="true">
          {pageTabs.map((name) => (
            <span key={name} className="panel__tab">
              {words.pageTabs[name]}
            </span>
          ))}
        </div>
      )}
      <div className="panel__body">
        <PageFacts />
      </div>
    </div>
  );
}

/** Whoever types in the title already goes on typing when the tabs come round it. */
function useKeptFocus(ready: boolean): void {
  const isTyping = document.activeElement?.id === titleId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, in the moment in which they come
  useLayoutEffect(() => {
    const input = document.getElementById(titleId);
    if (!isTyping || !(input instanceof HTMLInputElement) || document.activeElement === input) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [ready]);
}

/** Its title, its address, and the way to its settings. */
function PageFacts() {
  const { view } = useEditor();
  const facts = usePageFacts();
  return (
    <>
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
    </>
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
  return (
    <FieldRow
      label={words.settings.title}
      htmlFor={titleId}
      noteId={`${titleId}-note`}
      stacked
      help={own === '' && fallback !== '' ? words.panel.fallback(words.languages[language]) : undefined}
    >
      <input
        id={titleId}
        className="tool-input"
        lang={language}
        value={own}
        placeholder={fallback}
        aria-describedby={`${titleId}-note`}
        onChange={(event) => editing.setTitle(event.target.value)}
      />
    </FieldRow>
  );
}
