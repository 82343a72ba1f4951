import type { Block, BlockDefinition, BlockFromFiles } from '#content/block/block.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { getChosenKind, type MediaKind } from '#content/media/media-types.ts';
import { type BlockSide, insertBlocksBeside } from '#document/commands/place-beside.ts';
import { combineEdits, type Edit, type Place } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { createFreshId } from '../../shared/fresh-id.ts';
import { createBlock } from '../work/create-block.ts';

/** Kind of a file by the blocks that can show it; a drawing (SVG) is an image that is never cropped. */
export type FileKind = MediaKind | 'drawing';

export function readFileKind(file: File): FileKind | undefined {
  return file.type === 'image/svg+xml' ? 'drawing' : getChosenKind(file);
}

/** Layout of several files: a separate block for each, in columns, or together in one block. */
export type FileArrangement = 'below' | 'columns' | BlockFromFiles['as'];

/** The field that a file's URL is written to. */
export interface FileTarget {
  readonly blockId: string;
  readonly path: readonly PathPart[];
  /** The list item around the field. Its index may change during the upload. */
  readonly itemId: string | undefined;
}

/** A place in a list, or in a new column beside a block. */
export type FilePlace = Place | BlockSide;

export interface ArrangedFiles {
  readonly edit: Edit;
  /** One for each file, in order. */
  readonly targets: readonly FileTarget[];
  readonly blockIds: readonly string[];
}

interface FilledBlock {
  readonly block: Block;
  readonly targets: readonly FileTarget[];
}

/**
 * Creates blocks for files, without their URLs, which are written once the files are uploaded. Undefined if
 * the place does not accept this arrangement.
 */
export function arrangeFiles(
  tree: PageTree,
  kinds: readonly FileKind[],
  how: FileArrangement,
  at: FilePlace,
): ArrangedFiles | undefined {
  const filled = createFileBlocks(tree, kinds, how);
  const edit = filled && insertFilled(tree, filled, at);
  if (!edit) return undefined;
  return {
    edit,
    targets: filled.flatMap(({ targets }) => targets),
    blockIds: filled.map(({ block }) => block.id),
  };
}

function insertFilled(tree: PageTree, filled: readonly FilledBlock[], at: FilePlace): Edit | undefined {
  const blocks = filled.map(({ block }) => block);
  if ('side' in at) return insertBlocksBeside(tree, blocks, at, createFreshId);
  if (!blocks.every(({ type }) => tree.accepts(at, type))) return undefined;
  return combineEdits(
    blocks.map((block, index) => {
      const place = { ...at, index: at.index + index };
      return { type: 'block/insert', block, at: place } as const;
    }),
  );
}

/** Lists the arrangements that a place accepts, the one first that the file names suggest. */
export function listArrangements(
  tree: PageTree,
  files: readonly { readonly name: string; readonly kind: FileKind }[],
  at: FilePlace,
): readonly FileArrangement[] {
  const all: readonly FileArrangement[] = ['columns', 'series', 'pair', 'below'];
  const kinds = files.map(({ kind }) => kind);
  const possible = all.filter((how) => arrangeFiles(tree, kinds, how, at) !== undefined);
  return isPair(files.map(({ name }) => name)) && possible.includes('pair')
    ? ['pair', ...possible.filter((how) => how !== 'pair')]
    : possible;
}

/** Finds the block whose label names an arrangement; undefined for blocks one below the other. */
export function findArrangementDefinition(tree: PageTree, how: FileArrangement): BlockDefinition | undefined {
  return [...tree.definitions.values()].find(({ wraps, ofFiles }) =>
    how === 'columns' ? wraps !== undefined : ofFiles?.as === how,
  );
}

/** True if a place accepts files. */
export function canPlaceFiles(tree: PageTree, at: FilePlace): boolean {
  return arrangeFiles(tree, ['image'], 'below', at) !== undefined;
}

/**
 * True for two files whose names differ only in "before" and "after", in English or Dutch: `before.jpg` and
 * `after.jpg`, `x-after` and `x-before`, `voor-x` and `na-x`.
 */
export function isPair(names: readonly string[]): boolean {
  const [one, other] = names.map(readSide);
  return names.length === 2 && !!one && !!other && one.of === other.of && one.isFirst !== other.isFirst;
}

/** Sorts two files of a pair so that the "before" comes first. */
export function sortPair<T extends { readonly name: string }>(files: readonly T[]): readonly T[] {
  if (!isPair(files.map(({ name }) => name))) return files;
  return files.toSorted((one) => (readSide(one.name)?.isFirst ? -1 : 1));
}

/**
 * Parses "before" or "after" at the start or end of a file name, and returns the rest of the name with it.
 */
function readSide(name: string): { readonly of: string; readonly isFirst: boolean } | undefined {
  const said = name.replace(/\.[^.]*$/, '').toLowerCase();
  const [, atStart, rest] = /^(before|after|voor|na)(?:[-_ ]+(.*))?$/.exec(said) ?? [];
  const [, start, atEnd] = /^(.*?)[-_ ]+(before|after|voor|na)$/.exec(said) ?? [];
  const side = atEnd ?? atStart;
  return side === undefined
    ? undefined
    : { of: (atEnd ? start : rest) ?? '', isFirst: ['before', 'voor'].includes(side) };
}

function createFileBlocks(
  tree: PageTree,
  kinds: readonly FileKind[],
  how: FileArrangement,
): readonly FilledBlock[] | undefined {
  if (how === 'series' || how === 'pair') return requireAll([createFilledBlock(tree, kinds, how)]);
  const singles = requireAll(
    kinds.map(
      (kind) => createFilledBlock(tree, [kind], 'single') ?? createFilledBlock(tree, [kind], 'series'),
    ),
  );
  if (how !== 'columns') return singles;
  return singles && requireAll([arrangeInColumns(tree, singles)]);
}

function createFilledBlock(
  tree: PageTree,
  kinds: readonly FileKind[],
  as: BlockFromFiles['as'],
): FilledBlock | undefined {
  const shown = kinds.map((kind) => (kind === 'drawing' ? 'image' : kind));
  // Several blocks show a single file: an image, or a video.
  for (const definition of tree.definitions.values()) {
    if (definition.ofFiles?.as !== as) continue;
    const files = definition.ofFiles.fill(shown, createFreshId);
    if (files) return fillBlock(tree, definition, kinds, files);
  }
  return undefined;
}

function fillBlock(
  tree: PageTree,
  definition: BlockDefinition,
  kinds: readonly FileKind[],
  files: NonNullable<ReturnType<BlockFromFiles['fill']>>,
): FilledBlock {
  const ofDrawing = kinds.every((kind) => kind === 'drawing') && definition.ofFiles?.drawing;
  const block = { ...createBlock(tree.definitions, definition), ...files.values, ...ofDrawing };
  const targets = files.places.map(({ path, itemId }) => ({ blockId: block.id, path, itemId }));
  return { block, targets };
}

function arrangeInColumns(tree: PageTree, singles: readonly FilledBlock[]): FilledBlock | undefined {
  const definition = findArrangementDefinition(tree, 'columns');
  const values = definition?.wraps?.(singles.map(({ block }) => block));
  if (!definition || !values || singles.length < 2) return undefined;
  const version = definition.version > 1 ? { blockVersion: definition.version } : {};
  const block = { ...values, ...version, id: createFreshId(), type: definition.type };
  return { block, targets: singles.flatMap(({ targets }) => targets) };
}

function requireAll(filled: readonly (FilledBlock | undefined)[]): readonly FilledBlock[] | undefined {
  const there = filled.filter((one) => one !== undefined);
  return there.length === filled.length ? there : undefined;
}

/**
 * Values that a block gets when a file fills its empty media field, such as the image's own ratio. Fields
 * that are set are left out.
 */
export function listFillValues(
  tree: PageTree,
  { blockId, path }: FileTarget,
  kind: FileKind,
): readonly { readonly path: readonly PathPart[]; readonly value: unknown }[] {
  const block = tree.find(blockId)?.block;
  const definition = block && tree.definitions.get(block.type);
  const { ofFiles } = definition ?? {};
  if (!block || ofFiles?.as !== 'single') return [];
  const filled = ofFiles.fill([kind === 'drawing' ? 'image' : kind], createFreshId);
  if (filled?.places.some((place) => formatPath(place.path) === formatPath(path)) !== true) return [];
  return Object.entries({ ...filled.values, ...(kind === 'drawing' && ofFiles.drawing) })
    .filter(([name]) => block[name] === undefined)
    .map(([name, value]) => ({ path: [name], value }));
}
