import { useState } from 'react';
import type { BlockDefinition } from '#content/block.ts';
import { withVariants } from '#content/block-variants.ts';
import type { Place } from '#document/edit.ts';
import { Palette } from '../../palette/palette.tsx';
import { type PaletteItem, search } from '../../palette/palette-item.ts';
import { BlockIcon } from '../../shared/block-icon.tsx';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { words } from '../../words.ts';
import { type EditorServices, useEditor } from '../services/editor-context.ts';
import type { EditorDialog } from '../services/view-store.ts';
import { useCarriedBlock } from './use-carried-block.ts';

type InsertMenuProps = Pick<Extract<EditorDialog, { type: 'insert' }>, 'at' | 'inPage' | 'slash'> & {
  readonly close: () => void;
};

/** The block types that fit at a place, by category. The chosen one arrives there selected. */
export function InsertMenu({ at, inPage, slash, close }: InsertMenuProps) {
  const services = useEditor();
  const { tree } = services.draft.store.getState();
  // A place that is gone by now takes whatever is chosen: the edit says that it is gone.
  const fits = (type: string) => !tree.listAt(at) || tree.accepts(at, type);
  const hasRoom = useHasRoom();
  const offered = new Map(
    [...services.definitions.values()]
      .filter(({ type }) => fits(type))
      .flatMap(withVariants)
      .map((definition) => [definition.startsFrom ?? definition.type, definition]),
  );
  const { isAway, onPress } = useCarriedBlock(offered, (blockId) => {
    close();
    afterClosing(() => services.writing.enter(blockId));
  });
  const items = [...offered].map(
    ([id, definition]): PaletteItem => ({
      id,
      label: definition.label,
      group: words.categories[definition.category],
      icon: <BlockIcon type={definition.type} icon={definition.icon} />,
      keywords: [definition.type, ...definition.synonyms].join(' '),
      run: () => {
        if (slash) afterClosing(() => services.writing.insertAt(slash, definition));
        else insert(services, definition, at, inPage);
      },
    }),
  );
  return (
    <Palette
      title={words.insert.title}
      placeholder={words.insert.placeholder}
      find={(query) => search(items, query)}
      close={close}
      columns={2}
      // What a slash asks for stands where the slash was.
      {...(!slash && { onPress, isAway })}
      {...(hasRoom && {
        aside: ({ id }: PaletteItem) => <PictureSoon definition={offered.get(id)} />,
      })}
    />
  );
}

/** What blocks look like: loaded when somebody adds one. */
const blockPicture = onDemand(() => import('./block-picture/block-picture.tsx'));

function PictureSoon({ definition }: { readonly definition: BlockDefinition | undefined }) {
  const { part } = useOnDemand(blockPicture);
  return part && definition ? (
    <part.BlockPicture definition={definition} />
  ) : (
    <div className="palette__aside" />
  );
}

/** A phone shows the list alone. */
function useHasRoom(): boolean {
  const [hasRoom] = useState(() => window.matchMedia?.('(width >= 48rem)').matches ?? false);
  return hasRoom;
}

/** The new block, with the caret where its first words go: in the page, where it was asked for, else in the panel. */
function insert(
  { editing, view, writing }: EditorServices,
  definition: BlockDefinition,
  at: Place,
  inPage = false,
): void {
  const blockId = editing.insert(definition, at);
  if (blockId !== undefined && inPage) afterClosing(() => writing.enter(blockId));
  else if (blockId !== undefined && view.getState().panelOpen) {
    view.setState({ fieldRequest: { blockId, field: undefined, focus: true } });
  }
}

/** The dialog gives the keyboard back to where it was as it goes; what takes it elsewhere comes after that. */
function afterClosing(run: () => void): void {
  requestAnimationFrame(run);
}
