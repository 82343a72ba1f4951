import { Search } from 'lucide-react';
import { createContext, memo, type ReactNode, use, useCallback } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { FieldTab } from '#content/fields/field.ts';
import { panelWords } from '../../forms/panel-words.ts';
import { words } from '../../words.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { findPropertyCommand } from '../commands/view.command.ts';
import { useEditor, useView } from '../services/editor-context.ts';
import { useFormSearch } from '../services/form-search.ts';
import { FormSearch, type SearchedForm } from './form-search.tsx';

/** The open tab, and a function that chooses another one. */
export function useFormTab(tabs: readonly FieldTab[]) {
  const { view } = useEditor();
  const chosen = useView(({ formTab }) => formTab);
  const choose = useCallback((next: FieldTab) => view.setState({ formTab: next }), [view]);
  return { tab: tabs.includes(chosen) ? chosen : (tabs[0] ?? 'content'), choose };
}

interface FormTabsProps extends ReturnType<typeof useFormTab>, SearchedForm {
  readonly tabs: readonly FieldTab[];
  /** Fields of the open tab. */
  readonly children: ReactNode;
}

/** Tabs of a form, or the search in them; a form with only one shows no tabs. */
export function FormTabs({ tabs, tab, choose, children, ...form }: FormTabsProps) {
  const { query, ...search } = useFormSearch();
  if (query !== undefined) {
    return (
      <FormSearch {...form} {...search} query={query} tabs={tabs}>
        {children}
      </FormSearch>
    );
  }
  if (tabs.length < 2) return <div className="panel__body">{children}</div>;
  return (
    <OpenTabContext value={children}>
      <TabbedPanel names={tabs.join(' ')} tab={tab} choose={choose} />
    </OpenTabContext>
  );
}

const OpenTabContext = createContext<ReactNode>(null);

function OpenTab() {
  return use(OpenTabContext);
}

interface TabbedPanelProps extends ReturnType<typeof useFormTab> {
  /** Joined by spaces, so that equal tabs have equal props. */
  readonly names: string;
}

/**
 * Memoized, since each rendering of a tab panel searches it for focusable elements, for which browsers
 * compute all styles.
 */
const TabbedPanel = memo(function TabbedPanel({ names, tab, choose }: TabbedPanelProps) {
  const tabs = names.split(' ') as FieldTab[];
  return (
    <Tabs className="panel__tabbed" selectedKey={tab} onSelectionChange={(key) => choose(key as FieldTab)}>
      <div className="panel__tabs">
        <TabList className="panel__tab-list" aria-label={panelWords.tabs}>
          {tabs.map((name) => (
            <Tab key={name} id={name} className="panel__tab">
              {words.tabs[name]}
            </Tab>
          ))}
        </TabList>
        <CommandButton command={findPropertyCommand} icon={Search} className="panel__find" />
      </div>
      <TabPanel key={tab} id={tab} className="panel__body">
        <OpenTab />
      </TabPanel>
    </Tabs>
  );
});
