import { useCallback, useEffect, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { type BlockDefinition, migrateBlock } from '#content/block.ts';
import type { FieldTab } from '#content/fields/field.ts';
import { words } from '../../words.ts';
import { type Selected, useEditor, useView } from '../services/editor-context.ts';
import { FieldGroup } from './field-group.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import { FormBlockContext, fieldId } from './parts/block-form.ts';
import { tabOfField, tabsOf } from './parts/form-items.ts';
import { FormPartsContext } from './parts/form-parts.ts';

const formParts = { FieldInput, FieldGroup };

/** The tab that was open last, for the next block that has one of the kind. */
let lastTab: FieldTab = 'content';

/** The form of one block, generated from the fields of its definition. */
export function BlockForm({ selected: { block, definition } }: { readonly selected: Selected }) {
  if (!definition) return <UnknownBlock type={block.type} />;
  return (
    <FormPartsContext value={formParts}>
      <FormBlockContext value={block}>
        <TabbedForm block={migrateBlock(definition, block)} definition={definition} />
      </FormBlockContext>
    </FormPartsContext>
  );
}

interface TabbedFormProps {
  readonly block: Selected['block'];
  readonly definition: BlockDefinition;
}

function TabbedForm({ block, definition }: TabbedFormProps) {
  const { fields } = definition;
  const tabs = tabsOf(fields, block);
  const [chosen, setChosen] = useState<FieldTab>(lastTab);
  const tab = tabs.includes(chosen) ? chosen : (tabs[0] ?? 'content');
  const choose = useCallback((next: FieldTab) => {
    lastTab = next;
    setChosen(next);
  }, []);
  useFieldRequest(block.id, definition, choose);
  const fieldsOfTab = <FieldGroup key={tab} fields={fields} stored={block} path={[]} tab={tab} />;
  if (tabs.length < 2) return <div className="panel__body">{fieldsOfTab}</div>;
  return (
    <Tabs className="panel__tabbed" selectedKey={tab} onSelectionChange={(key) => choose(key as FieldTab)}>
      <TabList className="panel__tabs" aria-label={words.panel.tabs}>
        {tabs.map((name) => (
          <Tab key={name} id={name} className="panel__tab">
            {words.tabs[name]}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={tab} id={tab} className="panel__body">
        {fieldsOfTab}
      </TabPanel>
    </Tabs>
  );
}

/** Shows the field that was clicked in the page: its tab, its place, and on a second click the cursor in it. */
function useFieldRequest(
  blockId: string,
  definition: BlockDefinition,
  choose: (tab: FieldTab) => void,
): void {
  const { view } = useEditor();
  const request = useView((state) => state.fieldRequest);
  useEffect(() => {
    if (request?.blockId !== blockId) return;
    const tab = tabOfField(definition.fields, request.field);
    if (tab) choose(tab);
    // A tab or a folded item that has just opened renders its input first.
    const timer = setTimeout(() => {
      const input = document.getElementById(fieldId(blockId, request.field));
      input?.scrollIntoView({ block: 'nearest' });
      if (request.focus) input?.focus();
      // Done: whoever comes back to this block later has asked for nothing.
      view.setState({ fieldRequest: undefined });
    }, 50);
    return () => clearTimeout(timer);
  }, [request, blockId, definition, choose, view]);
}

function UnknownBlock({ type }: { readonly type: string }) {
  return (
    <div className="panel__body">
      <p className="panel__note">{words.panel.unknownBlock(type)}</p>
      <p className="panel__note">{words.panel.unknownBlockHelp}</p>
    </div>
  );
}
