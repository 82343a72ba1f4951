import { Settings2 } from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { defaultLanguage, hasLanguage, resolveText } from '#content/language.ts';
import { pagePath } from '#content/site-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { words } from '../../words.ts';
import { useDraft, useEditor, usePane, useView } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';
import { type PageTab, pageTabs } from '../services/view-store.ts';
import { FieldRow } from './parts/field-row.tsx';

/** The forms of layout and background: loaded for who opens one, or before. */
export const pageLook = onDemand(() => import('./page/page-look.tsx'));

/** The page itself, when no block is selected. It stays in sight while one changes how it looks. */
export function PageForm() {
  const { view } = useEditor();
  const tab = useView((state) => state.pageTab);
  return (
    <Tabs
      className="panel__tabbed"
      selectedKey={tab}
      onSelectionChange={(key) => view.setState({ pageTab: pageTabs.find((name) => name === key) ?? 'page' })}
    >
      <TabList className="panel__tabs" aria-label={words.pageTabs.label}>
        {pageTabs.map((name) => (
          <Tab key={name} id={name} className="panel__tab">
            {words.pageTabs[name]}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={tab} id={tab} className="panel__body">
        {tab === 'page' ? <PageFacts /> : <LookSoon tab={tab} />}
      </TabPanel>
    </Tabs>
  );
}

function LookSoon({ tab }: { readonly tab: Exclude<PageTab, 'page'> }) {
  const { part, failed } = useOnDemand(pageLook);
  if (failed) return <PartFailed />;
  return part && <part.PageLook tab={tab} />;
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
