import { useQuery } from '@tanstack/react-query';
import { ChevronRight, EyeOff, Languages } from 'lucide-react';
import { type MouseEvent, memo, useMemo, useRef } from 'react';
import { isHiddenEverywhere, listHiddenDevices } from '#content/block/hidden-block.ts';
import { type Language, resolveText } from '#content/language/language.ts';
import { findSectionName } from '#content/page/show-sections.ts';
import { blockStates } from '#content/translation/block-states.ts';
import { countStates } from '#content/translation/page-states.ts';
import { getBlockRecords } from '#content/translation/translations.ts';
import { selectRange, toggleBlock } from '#document/selection.ts';
import { classNames } from '#ui/class-names.ts';
import { sectionsQuery } from '../../data/sections.ts';
import { BlockIcon } from '../../shared/blocks/block-icon.tsx';
import { words } from '../../words.ts';
import { CommentMark } from '../responses/comment-mark.tsx';
import { useDraft, useEditor, usePane, useView } from '../services/editor-context.ts';
import { openBlockMenu } from '../services/open-block-menu.ts';
import { findThumbnail, nameBlockRow } from './name-row.ts';
import { type BlockRow, listOutlineRows } from './outline-rows.ts';
import { outlineWords } from './outline-words.ts';
import { foldRow } from './tree-rows.ts';
import { useRowDrag } from './use-row-drag.ts';

interface Props {
  readonly row: BlockRow;
  readonly selected: boolean;
  readonly focusable: boolean;
}

/** One block in the outline: icon, summary, and marks for hidden, translation and comments. */
export const BlockOutlineRow = memo(RenderedBlockRow);

function RenderedBlockRow({ row, selected, focusable }: Props) {
  const services = useEditor();
  const { view, definitions } = services;
  const select = useRowSelection();
  const language = usePane((state) => state.language);
  const hovered = useView((state) => state.hoveredId === row.key);
  const dragged = useView((state) => state.dragged.includes(row.key));
  const element = useRef<HTMLDivElement>(null);
  const drop = useRowDrag(element, row);
  const { block, level, position, siblings, expanded } = row;
  const name = nameBlockRow(definitions, block, language);
  const thumbnail = findThumbnail(definitions, block, language);
  const isContainer = name.source !== 'own';
  // The row below has the same name.
  const isRepeated = name.source === 'first' && expanded;
  const section = findSectionName(definitions, block);
  const hiddenOn = listHiddenDevices(block);
  const isHidden = isHiddenEverywhere(block);
  const hidden = isHidden || row.hiddenByParent;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    <div
      ref={element}
      role="treeitem"
      data-row={row.key}
      tabIndex={focusable ? 0 : -1}
      aria-level={level}
      aria-posinset={position + 1}
      aria-setsize={siblings}
      aria-selected={selected}
      aria-expanded={expanded}
      className={classNames(
        'row',
        hidden && 'row--hidden',
        hovered && 'row--hovered',
        dragged && 'row--dragged',
        drop && `row--drop-${drop}`,
      )}
      style={{ '--level': level - 1 } as React.CSSProperties}
      onClick={(event) => select(event, row.key)}
      onContextMenu={(event) => {
        if (event.shiftKey) return;
        event.preventDefault();
        openBlockMenu(services, row.key, { x: event.clientX, y: event.clientY });
      }}
      onPointerEnter={() => view.setState({ hoveredId: row.key })}
    >
      <FoldMark row={row} />
      <span className="row__icon">
        {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <BlockIcon type={block.type} />}
      </span>
      {isContainer && <span className="row__type">{name.type}</span>}
      <span
        className={classNames(
          isRepeated ? 'visually-hidden' : 'row__text',
          name.isExample && 'row__text--example',
        )}
        lang={name.language}
        title={section ? undefined : name.text}
      >
        {section ? <SectionTitle identifier={section} language={language} /> : name.text}
      </span>
      {name.type && !isContainer && <span className="visually-hidden">{name.type}</span>}
      {hiddenOn.length > 0 && (
        <EyeOff
          className="row__mark"
          aria-label={
            isHidden
              ? outlineWords.isHidden
              : outlineWords.isHiddenOn(hiddenOn.map((device) => words.devices[device]))
          }
        />
      )}
      <CommentMark blockId={row.key} />
      <TranslationMark row={row} />
    </div>
  );
}

/** Title of the section that a block shows. */
function SectionTitle({
  identifier,
  language,
}: {
  readonly identifier: string;
  readonly language: Language;
}) {
  const { data } = useQuery(sectionsQuery);
  const section = data?.find((one) => one.identifier === identifier);
  return (section && resolveText(section.title, language)) || identifier;
}

function FoldMark({ row }: { readonly row: BlockRow }) {
  const { view } = useEditor();
  if (row.expanded === undefined) return <span className="row__fold" />;
  const fold = (event: React.MouseEvent) => {
    event.stopPropagation();
    foldRow(view, row.key, row.expanded === true);
  };
  return (
    // Arrow keys do the same; this button is for the pointer only.
    <button type="button" className="row__fold" tabIndex={-1} aria-hidden="true" onClick={fold}>
      <ChevronRight />
    </button>
  );
}

/** Number of the block's own texts that are missing or outdated in the active language. */
function TranslationMark({ row: { block } }: { readonly row: BlockRow }) {
  const { definitions } = useEditor();
  const language = usePane((state) => state.language);
  const records = useDraft(({ content }) => getBlockRecords(content.translations, block.id));
  const counts = useMemo(
    () => countStates(blockStates(definitions, block, records, language)),
    [definitions, block, records, language],
  );
  const count = counts.missing + counts.starter + counts.outdated;
  if (count === 0) return null;
  const label = outlineWords.toTranslate(words.languages[language], counts);
  return (
    <span className="row__mark row__mark--missing" role="img" aria-label={label} title={label}>
      <Languages aria-hidden="true" />
      {count > 1 && <span aria-hidden="true">{count}</span>}
    </span>
  );
}

/**
 * Selects a row on click: only this row; with Ctrl or Command adds or removes it; with Shift selects the
 * range up to it.
 */
function useRowSelection(): (event: MouseEvent, id: string) => void {
  const { draft, view, definitions } = useEditor();
  return (event, id) => {
    const { tree, selection, content } = draft.store.getState();
    if (event.shiftKey) {
      const rows = listOutlineRows(definitions, content.overview, view.getState().collapsed);
      const order = rows.filter((row) => row.kind === 'block').map((row) => row.key);
      draft.select(selectRange(tree, selection, id, order));
    } else if (event.metaKey || event.ctrlKey) draft.select(toggleBlock(tree, selection, id));
    else draft.select(id);
  };
}
