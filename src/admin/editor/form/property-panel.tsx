import {
  BookmarkPlus,
  Copy,
  Eye,
  EyeOff,
  Languages,
  PanelRightClose,
  PanelRightOpen,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Block, BlockDefinition } from '#content/block/block.ts';
import { isHiddenEverywhere } from '#content/block/hidden-block.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';
import { findSectionField } from '#content/page/show-sections.ts';
import { areHidden } from '#document/commands/hide-blocks.ts';
import { BlockIcon } from '../../shared/blocks/block-icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { words } from '../../words.ts';
import { deleteCommand, duplicateCommand, hideCommand } from '../commands/block.command.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { saveSectionCommand } from '../commands/section.command.ts';
import { panelCommand } from '../commands/view.command.ts';
import { LazyBlockComments } from '../responses/lazy-responses.tsx';
import { type SelectedBlock, useDraft, useEditor, useSelected, useView } from '../services/editor-context.ts';
import { editWords } from '../work/edit-words.ts';
import { PageForm } from './page-form.tsx';
import './property-panel.css';

/** Inputs of blocks: loaded for the first selected block, or earlier. */
export const blockForm = onDemand(() => import('./block-form-view.tsx'));

const sharedForm = onDemand(() => import('./shared-form.tsx'));

/** Properties of the selected block, or of the page without a selection. */
export function PropertyPanel() {
  const open = useView((state) => state.panelOpen);
  const area = useView((state) => state.area);
  const selected = useSelected();
  const count = useDraft(({ selection }) => selection.ids.length);
  if (!open && area !== 'properties') {
    return (
      <aside className="panel panel--closed" aria-label={words.editor.areas.properties}>
        <CommandButton command={panelCommand} icon={PanelRightOpen} label={words.panel.open} />
      </aside>
    );
  }
  return (
    <aside className="panel" aria-label={words.editor.areas.properties}>
      {count > 1 ? (
        <SeveralBlocks count={count} />
      ) : selected ? (
        <>
          <BlockHead selected={selected} />
          <LazyBlockComments blockId={selected.block.id} />
          <LazyBlockForm selected={selected} />
        </>
      ) : (
        <>
          <PanelHead title={words.editor.page} />
          <PageForm />
        </>
      )}
    </aside>
  );
}

function BlockHead({ selected: { block, definition } }: { readonly selected: SelectedBlock }) {
  const hidden = isHiddenEverywhere(block);
  const toggle = hidden ? words.toolbar.show : words.toolbar.hide;
  return (
    <PanelHead title={definition?.label ?? block.type} icon={<BlockIcon type={block.type} />}>
      {definition && <LanguageToggle definition={definition} block={block} />}
      {definition && findSectionField(definition.fields) === undefined && (
        <CommandButton command={saveSectionCommand} icon={BookmarkPlus} />
      )}
      <CommandButton command={hideCommand} icon={hidden ? EyeOff : Eye} label={toggle} pressed={hidden} />
    </PanelHead>
  );
}

/** Form of a block once its inputs are loaded; usually they have been preloaded. */
function LazyBlockForm({ selected }: { readonly selected: SelectedBlock }) {
  const { part, failed } = useOnDemand(blockForm);
  if (failed) return <PartFailed />;
  return part && <part.BlockForm key={selected.block.id} selected={selected} />;
}

/** Fields that several blocks share, once their form is loaded. */
function LazySharedForm() {
  const { part, failed } = useOnDemand(sharedForm);
  if (failed) return <PartFailed />;
  return part && <part.SharedForm />;
}

/** Actions on several blocks, and their shared fields. */
function SeveralBlocks({ count }: { readonly count: number }) {
  const hidden = useDraft(({ tree, selection }) => areHidden(tree, selection));
  return (
    <>
      <PanelHead title={editWords.several(count)}>
        <CommandButton
          command={hideCommand}
          icon={hidden ? EyeOff : Eye}
          label={hidden ? words.toolbar.show : words.toolbar.hide}
          pressed={hidden}
        />
        <CommandButton command={saveSectionCommand} icon={BookmarkPlus} />
        <CommandButton command={duplicateCommand} icon={Copy} />
        <CommandButton command={deleteCommand} icon={Trash2} />
      </PanelHead>
      <LazySharedForm />
    </>
  );
}

interface PanelHeadProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

function PanelHead({ title, icon, children }: PanelHeadProps) {
  return (
    <div className="area-head panel__head">
      {icon}
      <h2 className="area-head__title">{title}</h2>
      {children}
      <CommandButton
        command={panelCommand}
        icon={PanelRightClose}
        className="area-head__close"
        label={words.panel.close}
      />
    </div>
  );
}

interface LanguageToggleProps {
  readonly definition: BlockDefinition;
  readonly block: Block;
}

/** Switches a block between one text for all languages and one for each. Only for blocks that have texts. */
function LanguageToggle({ definition, block }: LanguageToggleProps) {
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
