import { useMemo } from 'react';
import type { Block } from '#content/block/block.ts';
import { MixedFieldsContext } from '../../forms/mixed.ts';
import { panelWords } from '../../forms/panel-words.ts';
import { useDraft, usePane } from '../services/editor-context.ts';
import { FieldGroup } from './field-group.tsx';
import { FormRow } from './form-row.tsx';
import { FormTabs, useFormTab } from './form-tabs.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import { FormBlockContext, FormTargetsContext } from './parts/block-form.ts';
import { formatItemKey, listTabs } from './parts/form-items.ts';
import { FormPartsContext } from './parts/form-parts.ts';
import { listSharedFields, type SharedFields } from './shared-fields.ts';

const formParts = { FieldInput, FieldGroup };

/**
 * Form of several blocks with the fields that all of them have. A change applies to all, as one undo step.
 */
export function SharedForm() {
  const tree = useDraft((state) => state.tree);
  const ids = useDraft((state) => state.selection.ids);
  const language = usePane((view) => view.language);
  const shared = useMemo(() => listSharedFields(tree, ids, language), [tree, ids, language]);
  // A virtual block with the shared values; it is not on the page.
  const block = useMemo((): Block => ({ ...shared.stored, id: 'several', type: '' }), [shared]);
  if (listTabs(shared.fields, shared.stored).length === 0) return <NothingShared />;
  return (
    <FormPartsContext value={formParts}>
      <FormBlockContext value={block}>
        <FormTargetsContext value={ids}>
          <MixedFieldsContext value={shared.mixed}>
            <SharedTabs key={ids.join()} shared={shared} />
          </MixedFieldsContext>
        </FormTargetsContext>
      </FormBlockContext>
    </FormPartsContext>
  );
}

function NothingShared() {
  return (
    <div className="panel__body">
      <p className="panel__note">{panelWords.nothingShared}</p>
    </div>
  );
}

function SharedTabs({ shared: { fields, stored } }: { readonly shared: SharedFields }) {
  const tabs = listTabs(fields, stored);
  const tab = useFormTab(tabs);
  return (
    <FormTabs
      tabs={tabs}
      {...tab}
      fields={fields}
      stored={stored}
      renderRow={(item) => <FormRow key={formatItemKey(item)} item={item} stored={stored} path={[]} />}
    >
      <FieldGroup key={tab.tab} fields={fields} stored={stored} path={[]} tab={tab.tab} />
    </FormTabs>
  );
}
