import { Settings2 } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { getOwnTitle, hasLanguage, resolveText } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldRow } from '../../forms/field-row.tsx';
import { formatPageAddress } from '../../pages/format-page-address.ts';
import { onDemand } from '../../shared/on-demand.ts';
import { words } from '../../words.ts';
import { LazyPageResponses } from '../responses/lazy-responses.tsx';
import { useActivePane, useDraft, useEditor, useOwnPane, usePane } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { pageTabs } from '../services/view-store.ts';
import { LazySectionUsage } from './parts/lazy-section-usage.tsx';
import { TextColumn, TextColumns, usePanes } from './parts/text-columns.tsx';
import { TitleChange, TitleState } from './parts/title-state.tsx';

const titleId = 'page-title';

/**
 * Tabs of the page, with the forms of layout and background. Preloaded after the page in the frame, which is
 * more urgent.
 */
export const pageLook = onDemand(() => import('./page/page-appearance.tsx'));

/** Form of the page, shown while no block is selected. */
export function PageForm() {
  const { part, failed } = useStore(pageLook.store);
  useKeptFocus(part !== undefined);
  // A section has no tabs: visitors see it in the layout and background of the page that contains it.
  const isSection = usePageFacts().kind === 'section';
  if (part && !isSection) return <part.PageTabs facts={<PageFacts />} />;
  return (
    <div className="panel__tabbed">
      {/* Reserves the height of the tabs, so that loading them does not move the form. */}
      {!failed && !isSection && (
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

/** Restores the focus to the title when the tabs are loaded around it. */
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

/** Title, address, and a button that opens the settings. */
function PageFacts() {
  const { view } = useEditor();
  const facts = usePageFacts();
  return (
    <>
      <TitleInput />
      <FieldRow label={words.settings.address}>
        <span className="panel__value">{formatPageAddress(facts)}</span>
        {facts.kind === 'section' && <LazySectionUsage identifier={facts.identifier} />}
      </FieldRow>
      <Button
        icon={<Settings2 aria-hidden="true" />}
        onClick={() => view.setState({ dialog: { type: 'settings' } })}
      >
        {words.settings.open}
      </Button>
      <p className="panel__note">{words.panel.nothingSelected}</p>
      <LazyPageResponses />
    </>
  );
}

/** The page's title in the active language, or in all side by side. */
function TitleInput() {
  const panes = usePanes();
  const { language, help } = useTitle();
  return (
    <FieldRow
      label={words.settings.title}
      htmlFor={titleId}
      noteId={panes.length > 0 ? undefined : `${titleId}-note`}
      stacked
      help={panes.length > 0 ? undefined : help}
      aside={
        panes.length === 0 && (
          <span className="text-state__aside">
            <TitleState language={language} />
          </span>
        )
      }
    >
      {panes.length === 0 ? (
        <>
          <TitleText id={titleId} />
          <TitleChange language={language} />
        </>
      ) : (
        <TextColumns panes={panes}>
          <TitleColumn />
        </TextColumns>
      )}
    </FieldRow>
  );
}

function TitleColumn() {
  const pane = useOwnPane();
  const isActive = useActivePane().id === pane.id;
  const { language, help } = useTitle();
  const id = isActive ? titleId : `${titleId}-${language}`;
  return (
    <TextColumn pane={pane} isActive={isActive} head={<TitleState language={language} />}>
      <TitleText id={id} label={words.translations.field(words.settings.title, words.languages[language])} />
      <TitleChange language={language} />
      <p className="text-column__note" id={`${titleId}-note`}>
        {help}
      </p>
    </TextColumn>
  );
}

function useTitle() {
  const language = usePane((view) => view.language);
  const title = useDraft((state) => state.content.title);
  const own = getOwnTitle(title, language);
  const fallback = hasLanguage(title, language) ? '' : resolveText(title, language);
  const help = own === '' && fallback !== '' ? words.panel.fallback(words.languages[language]) : undefined;
  return { language, own, fallback, help };
}

function TitleText({ id, label }: { readonly id: string; readonly label?: string }) {
  const { editing } = useEditor();
  const { language, own, fallback } = useTitle();
  return (
    <input
      id={id}
      className="tool-input"
      lang={language}
      value={own}
      placeholder={fallback}
      aria-label={label}
      aria-describedby={`${titleId}-note`}
      onChange={(event) => editing.setTitle(event.target.value, language)}
    />
  );
}
