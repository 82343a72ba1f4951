import { Languages } from 'lucide-react';
import type { Block, BlockDefinition } from '#content/block/block.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import { isBareField } from '#content/fields/field.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import { useEditor } from '../services/editor-context.ts';

interface LanguageToggleProps {
  readonly definition: BlockDefinition;
  readonly block: Block;
}

/** Whether the block says its own words per language. Only for blocks that have words. */
export function LanguageToggle({ definition, block }: LanguageToggleProps) {
  const { editing } = useEditor();
  const field = definition.fields.isMultiLanguage;
  if (!field || !hasTranslatable(definition.fields)) return null;
  const on = block.isMultiLanguage === true;
  return (
    <IconButton
      icon={Languages}
      label={field.label}
      pressed={on}
      onPress={() => editing.setValue(block.id, ['isMultiLanguage'], !on, field.label)}
    />
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
