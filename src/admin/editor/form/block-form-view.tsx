import { type FocusEvent, type ReactNode, useEffect } from 'react';
import { describeUnknownBlock } from '#blocks/unknown-block.tsx';
import { type BlockDefinition, migrateBlock } from '#content/block/block.ts';
import { readPath } from '#content/block/issue.ts';
import { findDesktopPath, getPathDevice } from '#content/block/responsive-values.ts';
import type { FieldTab } from '#content/fields/field.ts';
import { panelWords } from '../../forms/panel-words.ts';
import { focusFirstField } from '../services/area-focus.ts';
import { type SelectedBlock, useEditor, useView } from '../services/editor-context.ts';
import { useFormSearch } from '../services/form-search.ts';
import { FieldGroup } from './field-group.tsx';
import { FormRow } from './form-row.tsx';
import { FormTabs, useFormTab } from './form-tabs.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import { FormBlockContext, formatFieldId, useFormBlock } from './parts/block-form.ts';
import { findFieldTab, formatItemKey, listTabs } from './parts/form-items.ts';
import { FormPartsContext } from './parts/form-parts.ts';

const formParts = { FieldInput, FieldGroup };

/** Form of one block, generated from the fields of its definition. */
export function BlockForm({ selected: { block, definition } }: { readonly selected: SelectedBlock }) {
  if (!definition) return <UnknownBlock type={block.type} />;
  const current = migrateBlock(definition, block);
  return (
    <FormPartsContext value={formParts}>
      <FormBlockContext value={current}>
        <TabbedForm block={current} definition={definition} />
      </FormBlockContext>
    </FormPartsContext>
  );
}

interface TabbedFormProps {
  readonly block: SelectedBlock['block'];
  readonly definition: BlockDefinition;
}

function TabbedForm({ block, definition }: TabbedFormProps) {
  const { fields } = definition;
  const tabs = listTabs(fields, block);
  const { tab, choose } = useFormTab(tabs);
  useFieldRequest(block.id, definition, tabs, { tab, choose });
  return (
    <RevealArea>
      <FormTabs
        tabs={tabs}
        tab={tab}
        choose={choose}
        fields={fields}
        stored={block}
        renderRow={(item) => <FormRow key={formatItemKey(item)} item={item} stored={block} path={[]} />}
      >
        <FieldGroup key={tab} fields={fields} stored={block} path={[]} tab={tab} />
      </FormTabs>
    </RevealArea>
  );
}

/**
 * Shows the field that was clicked in the page: opens its tab, scrolls to it, and focuses it on a second
 * click. For a new block it is the first field. A field that only got the caret there waits until its tab is
 * open.
 */
function useFieldRequest(
  blockId: string,
  { fields }: BlockDefinition,
  [firstTab]: readonly FieldTab[],
  { tab, choose }: ReturnType<typeof useFormTab>,
): void {
  const { view, panes } = useEditor();
  const request = useView((state) => state.fieldRequest);
  const isSearching = useFormSearch().query !== undefined;
  useEffect(() => {
    if (request?.blockId !== blockId) return;
    const { field, follows } = request;
    const wanted = field === undefined ? firstTab : findFieldTab(fields, field);
    if (follows && (wanted !== tab || isSearching)) return;
    view.setState({ formSearch: undefined });
    if (wanted) choose(wanted);
    const device = getPathDevice(readPath(field ?? ''));
    if (device !== 'desktop') panes.showDevice(device);
    // A tab or item that has just opened has to render its input first.
    const timer = setTimeout(() => {
      if (field === undefined) focusFirstField();
      else showField(blockId, field, request.focus);
      // Cleared, so that it is not repeated when the block is selected again.
      view.setState({ fieldRequest: undefined });
    }, 50);
    return () => clearTimeout(timer);
  }, [request, blockId, fields, firstTab, tab, choose, isSearching, view, panes]);
  useEffect(
    () => () => {
      const left = view.getState().fieldRequest;
      if (left?.follows && left.blockId === blockId) view.setState({ fieldRequest: undefined });
    },
    [blockId, view],
  );
}

function UnknownBlock({ type }: { readonly type: string }) {
  return (
    <div className="panel__body">
      <p className="panel__note">{describeUnknownBlock(type)}</p>
      <p className="panel__note">{panelWords.unknownBlockHelp}</p>
    </div>
  );
}

/** Scrolls the page to the field that has the focus in this form. */
function RevealArea({ children }: { readonly children: ReactNode }) {
  const { revealing } = useEditor();
  const { id } = useFormBlock();
  useEffect(() => revealing.leave, [revealing]);
  const enter = ({ target }: FocusEvent<HTMLElement>) => {
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path;
    // A popover of a field is elsewhere in the document, but React events bubble here.
    if (path === undefined) revealing.stay();
    else revealing.enter({ blockId: id, path: findDesktopPath(readPath(path)) ?? readPath(path) });
  };
  const leave = () => {
    // If another window is active, the focus returns to this field later.
    if (document.hasFocus()) revealing.leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields in it, and is nothing that one uses
    <div className="panel__fields" onFocus={enter} onBlur={leave}>
      {children}
    </div>
  );
}

/** Focusable elements of a control with several; for radio buttons the checked one. */
const inputs =
  'input:checked, input:not([type=radio]), textarea, select, [contenteditable=true], [role=combobox], button';

/** Scrolls to a field of a block, and focuses it with `focus`. */
function showField(blockId: string, field: string, focus: boolean): void {
  const shown = document.getElementById(formatFieldId(blockId, field)) ?? renderRow(field);
  const fold = shown?.closest('details');
  if (fold) fold.open = true;
  shown?.scrollIntoView({ block: 'nearest' });
  if (!focus || !shown) return;
  shown.focus();
  // A target that cannot be focused contains an element that can.
  if (document.activeElement !== shown) shown.querySelector<HTMLElement>(inputs)?.focus();
}

/** Fields of one control share a row, which is named after the first of them. */
function renderRow(field: string): HTMLElement | null {
  return document.querySelector(`.panel__fields [data-path="${CSS.escape(field)}"] .field__input`);
}
