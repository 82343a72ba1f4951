import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { type BlockDefinition, migrateBlock } from '#content/block.ts';
import type { FieldTab } from '#content/fields/field.ts';
import { words } from '../../words.ts';
import { type Selected, useEditor, useView } from '../editor-context.ts';
import { FieldInput } from '../inputs/field-input.tsx';
import { FormBlockContext, fieldId } from './block-form.ts';
import { FieldGroup } from './field-group.tsx';
import { tabOfField, tabsOf } from './form-items.ts';
import { FormPartsContext } from './form-parts.ts';
import { LanguageRow } from './language-row.tsx';

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
  return (
    <>
      {tabs.length > 1 && <FormTabs tabs={tabs} tab={tab} choose={choose} />}
      <div className="panel__body" role="tabpanel" aria-label={words.tabs[tab]}>
        {tab === 'content' && <LanguageRow definition={definition} block={block} />}
        <FieldGroup key={tab} fields={fields} stored={block} path={[]} tab={tab} />
      </div>
    </>
  );
}

interface FormTabsProps {
  readonly tabs: readonly FieldTab[];
  readonly tab: FieldTab;
  readonly choose: (tab: FieldTab) => void;
}

function FormTabs({ tabs, tab, choose }: FormTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = step && tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div className="panel__tabs" role="tablist" aria-label={words.panel.tabs} onKeyDown={onKeyDown}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={name === tab}
          tabIndex={name === tab ? 0 : -1}
          className="panel__tab"
          onClick={() => choose(name)}
        >
          {words.tabs[name]}
        </button>
      ))}
    </div>
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
