import { useId } from 'react';
import type { Block, BlockDefinition } from '#content/block.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import { isBareField } from '#content/fields/field.ts';
import { words } from '../../words.ts';
import { useEditor } from '../services/editor-context.ts';
import { Switch } from './inputs/switch.tsx';
import { FieldRow } from './parts/field-row.tsx';

/** Whether the block says its own words per language. Only for blocks that have words. */
export function LanguageRow({
  definition,
  block,
}: {
  readonly definition: BlockDefinition;
  readonly block: Block;
}) {
  const { editing } = useEditor();
  const id = useId();
  const field = definition.fields.isMultiLanguage;
  if (!field || !hasTranslatable(definition.fields)) return null;
  const on = block.isMultiLanguage === true;
  return (
    <FieldRow
      small
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      help={on ? undefined : words.panel.sharedText}
    >
      <Switch
        id={id}
        on={on}
        describedBy={`${id}-note`}
        onChange={(next) => editing.setValue(block.id, ['isMultiLanguage'], next, field.label)}
      />
    </FieldRow>
  );
}

function hasTranslatable(fields: Fields): boolean {
  return Object.values(fields).some(isTranslatable);
}

function isTranslatable(field: Field): boolean {
  if (field.kind === 'text') return field.translatable;
  if (field.kind === 'object') return hasTranslatable(field.fields);
  if (field.kind !== 'list') return false;
  return isBareField(field.item) ? isTranslatable(field.item) : hasTranslatable(field.item);
}
