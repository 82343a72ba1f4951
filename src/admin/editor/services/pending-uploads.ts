import type { Media } from '#api/endpoints/media.ts';
import { formatPath } from '#content/block/issue.ts';
import { valueAt } from '#content/block/value-at.ts';
import type { Language } from '#content/language/language.ts';
import { kindOfChosen, type MediaKind, namesOfKind } from '#content/media/media-types.ts';
import { batch, type Place } from '#document/edit.ts';
import { gesture } from '#document/history.ts';
import { selectOnly } from '#document/selection.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../../shared/announcer.tsx';
import { createFreshId } from '../../shared/fresh-id.ts';
import { createUploadQueue, type SendFile, type Upload } from '../../uploads/upload-queue.ts';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import {
  arrangeFiles,
  type FileArrangement,
  type FileKind,
  type FileTarget,
  listArrangements,
  listFillValues,
  readFileKind,
  sortPair,
} from './arrange-files.ts';
import { listChosenMediaValues } from './chosen-media.ts';
import type { Editing } from './editing.ts';
import type { MediaSlot } from './media-slots.ts';
import type { ViewStore } from './view-store.ts';

/** A place on the page that waits for a file. The page never has anything but the file's final address. */
interface Awaited {
  readonly kind: MediaKind;
  readonly target: FileTarget;
  /** The language of the frame at the time of the drop. */
  readonly language: Language;
  /** It fills a place of a block that was there before, and stays without it. */
  readonly fills: boolean;
  /** The step of history that it is a part of, as the undo button says it. */
  readonly gestureId: string;
  readonly label: string;
  /** An address of this window, for this window's eyes. */
  readonly preview: string;
}

export type PendingUpload = Upload & Awaited;

export type PendingUploads = ReturnType<typeof createPendingUploads>;

interface PendingUploadsOptions {
  readonly draft: Draft;
  readonly editing: Editing;
  readonly language: () => Language;
  readonly view: ViewStore;
  readonly send: SendFile;
  readonly toast: (toast: ToastInput) => void;
}

/** ms for which it is told what was left out of a file. */
const noteTime = 15_000;

/** Files that were dropped or pasted: their blocks stand on the page at once, their addresses come with the upload. */
export function createPendingUploads({ draft, editing, language, view, send, toast }: PendingUploadsOptions) {
  const queue = createUploadQueue<Awaited>({ send, fill });
  const { store, retry } = queue;
  const tree = () => draft.store.getState().tree;

  function drop({ id, preview }: PendingUpload): void {
    URL.revokeObjectURL(preview);
    queue.remove(id);
  }

  function fill(media: Media, upload: PendingUpload): void {
    URL.revokeObjectURL(upload.preview);
    if (media.notes) toast({ text: words.arrivals.leftOut(media.name, media.notes), visibleFor: noteTime });
    const { blockId } = upload.target;
    const block = tree().find(blockId)?.block;
    const path = pathNow(block, upload.target);
    if (!block || !path) return;
    const isEmpty = upload.fills && !valueAt(block, path);
    const values = [
      ...listChosenMediaValues(tree().definitions, block, { path, language: upload.language }, media),
      ...(isEmpty
        ? listFillValues(tree(), { ...upload.target, path }, readFileKind(upload.file) ?? 'image')
        : []),
    ];
    const edits = values.map((one) => ({ type: 'block/set', blockId, ...one }) as const);
    editing.apply(batch(edits), upload.label, gesture(upload.gestureId));
    announce(words.arrivals.arrived(upload.file.name));
  }

  /** A block that was taken off the page, or undone, waits for nothing. */
  draft.listen(() => {
    for (const upload of store.getState().list) {
      if (!pathNow(tree().find(upload.target.blockId)?.block, upload.target)) drop(upload);
    }
  });

  /** Those that the library takes; what it does not take is said. */
  function taken(files: readonly File[]): readonly { readonly file: File; readonly kind: FileKind }[] {
    const known = files.map((file) => ({ file, kind: readFileKind(file) }));
    const refused = known.filter(({ kind }) => kind === undefined).map(({ file }) => file.name);
    if (refused.length > 0) {
      toast({ text: words.arrivals.refused(refused, namesOfKind()), tone: 'error' });
    }
    return known.flatMap(({ file, kind }) => (kind ? [{ file, kind }] : []));
  }

  /** Puts files on the page in one of the ways in which they can stand there: one step of history, with what arrives. */
  function put(files: readonly File[], at: Place, how: FileArrangement): void {
    const known = how === 'pair' ? sortPair(files) : files;
    const kinds = known.map((file) => readFileKind(file) ?? 'image');
    const arranged = arrangeFiles(tree(), kinds, how, at);
    if (!arranged) return;
    const gestureId = createFreshId();
    const label = words.history.add(words.arrivals.counted(files.length));
    if (!editing.apply(arranged.edit, label, gesture(gestureId))) return;
    draft.select(selectOnly(arranged.blockIds[0] ?? null));
    announce(words.arrivals.added(files.length));
    const list = known.flatMap((file, index) => {
      const target = arranged.targets[index];
      return target ? [{ file, target, fills: false, gestureId, label }] : [];
    });
    waitFor(list);
  }

  function waitFor(
    files: readonly Pick<PendingUpload, 'file' | 'target' | 'fills' | 'gestureId' | 'label'>[],
    shown: Language = language(),
  ): void {
    queue.add(
      files.map((one) => ({
        ...one,
        language: shown,
        kind: kindOfChosen(one.file) ?? ('image' as const),
        preview: URL.createObjectURL(one.file),
      })),
    );
  }

  return {
    store,
    put,
    /** Files that were dropped at a place; how several stand there is asked first. */
    add(files: readonly File[], at: Place): void {
      const known = taken(files);
      const named = known.map(({ file: { name }, kind }) => ({ name, kind }));
      if (known.length === 0) return;
      const ways = listArrangements(tree(), named, at);
      const given = known.map(({ file }) => file);
      if (ways.length === 0) toast({ text: words.arrivals.notThere, tone: 'error' });
      else if (given.length === 1) put(given, at, 'below');
      else view.setState({ dialog: { type: 'files', files: given, at, ways } });
    },
    /** A file that was dropped on a place of a block; one that comes after another takes its place. */
    fill(file: File, { target, field }: MediaSlot, shown: Language): void {
      if (taken([file]).length === 0) return;
      for (const other of store.getState().list) {
        const { blockId, path } = other.target;
        if (other.fills && blockId === target.blockId && formatPath(path) === formatPath(target.path))
          drop(other);
      }
      draft.select(target.blockId);
      const label = words.history.change(field.label);
      waitFor([{ file, target, fills: true, gestureId: createFreshId(), label }], shown);
    },
    retry,
    /** Gives a file up, and what stood on the page for it alone. */
    remove(id: string): void {
      const upload = store.getState().list.find((one) => one.id === id);
      if (!upload) return;
      drop(upload);
      if (upload.fills) return;
      const { blockId, itemId, path } = upload.target;
      const [name] = path;
      const items =
        itemId === undefined || name === undefined ? undefined : valueAt(tree().find(blockId)?.block, [name]);
      const left = Array.isArray(items) ? items.filter((item) => valueAt(item, ['id']) !== itemId) : [];
      const edit =
        left.length > 0
          ? ({ type: 'block/set', blockId, path: [name ?? ''], value: left } as const)
          : ({ type: 'block/remove', blockId } as const);
      editing.apply(batch([edit]), words.history.remove(upload.file.name));
    },
  };
}

/** Where a file belongs now; undefined where its block or its item is gone. */
function pathNow(block: unknown, { path, itemId }: FileTarget): FileTarget['path'] | undefined {
  if (block === undefined) return undefined;
  const [name, , ...rest] = path;
  if (itemId === undefined || name === undefined) return path;
  const items = valueAt(block, [name]);
  const index = Array.isArray(items) ? items.findIndex((item) => valueAt(item, ['id']) === itemId) : -1;
  return index === -1 ? undefined : [name, index, ...rest];
}
