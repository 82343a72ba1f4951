import { createContext, memo, type ReactNode, use, useCallback } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { FieldTab } from '#content/fields/field.ts';
import { panelWords } from '../../forms/panel-words.ts';
import { words } from '../../words.ts';
import { useEditor, useView } from '../services/editor-context.ts';

/** The open tab, and a function that chooses another one. */
export function useFormTab(tabs: readonly FieldTab[]) {
  const { view } = useEditor();
  const chosen = useView(({ formTab }) => formTab);
  const choose = useCallback((next: FieldTab) => view.setState({ formTab: next }), [view]);
  return { tab: tabs.includes(chosen) ? chosen : (tabs[0] ?? 'content'), choose };
}

interface FormTabsProps extends ReturnType<typeof useFormTab> {
  readonly tabs: readonly FieldTab[];
  /** Fields of the open tab. */
  readonly children: ReactNode;
}

/** Tabs of a form; a form with only one shows no tabs. */
export function FormTabs({ tabs, tab, choose, children }: FormTabsProps) {
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
      <TabList className="panel__tabs" aria-label={panelWords.tabs}>
        {tabs.map((name) => (
          <Tab key={name} id={name} className="panel__tab">
            {words.tabs[name]}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={tab} id={tab} className="panel__body">
        <OpenTab />
      </TabPanel>
    </Tabs>
  );
});
