import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { words } from '../../../words.ts';
import { useEditor, useView } from '../../services/editor-context.ts';
import { type PageTab, pageTabs } from '../../services/view-store.ts';
import { BackgroundForm } from './background-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { LayoutForm } from './layout-form.tsx';

/** What the page is, and how it looks as a whole. */
export function PageTabs({ facts }: { readonly facts: ReactNode }) {
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
        {tab === 'page' ? (
          <>
            {facts}
            <ContactForm />
          </>
        ) : (
          <PageLook tab={tab} />
        )}
      </TabPanel>
    </Tabs>
  );
}

/** The form of one of both. */
export function PageLook({ tab }: { readonly tab: Exclude<PageTab, 'page'> }) {
  return tab === 'layout' ? <LayoutForm /> : <BackgroundForm />;
}
