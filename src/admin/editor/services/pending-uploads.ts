import type { Media } from '#api/endpoints/media.ts';
import { formatPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { Language } from '#content/language/language.ts';
import { getChosenKind, listTypeNames, type MediaKind } from '#content/media/media-types.ts';
import { combineEdits } from '#document/edit.ts';
import { createGestureKey } from '#document/history.ts';
import { selectOnly } from '#document/selection.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { announce } from '../../shared/announcer.tsx';
import { createFreshId } from '../../shared/fresh-id.ts';
import { createUploadQueue, type SendFile, type Upload } from '../../uploads/upload-queue.ts';
import { uploadWords } from '../../uploads/upload-words.ts';
import type { Draft } from '../work/draft/draft.ts';
import { historyWords } from '../work/history-words.ts';
import {
  arrangeFiles,
  type FileArrangement,
  type FileKind,
  type FilePlace,
  type FileTarget,
  listArrangements,
  listFillValues,
  readFileKind,
  sortPair,
} from './arrange-files.ts';
import { listChosenMediaValues } from './chosen-media.ts';
import type { Editing } from './editing/editing.ts';
import type { MediaSlot } from './media-slots.ts';
import type { ViewStore } from './view-store.ts';

/** A media field that waits for an uploaded file. The document only ever contains the file's final URL. */
interface UploadTarget {
  readonly kind: MediaKind;
  readonly target: FileTarget;
  /** Language of the frame at the time of the drop. */
  readonly language: Language;
  /** True if the file fills a field of an existing block, which stays if the upload is removed. */
  readonly fills: boolean;
  /** The undo step that the upload belongs to. */
  readonly gestureId: string;
  readonly label: string;
  /** Object URL for the tile, valid in this window only. */
  readonly preview: string;
}

export type PendingUpload = Upload & UploadTarget;

export type PendingUploads = ReturnType<typeof createPendingUploads>;

interface PendingUploadsOptions {
  readonly draft: Draft;
  readonly editing: Editing;
  readonly language: () => Language;
  readonly view: ViewStore;
  readonly send: SendFile;
  readonly toast: (toast: ToastInput) => void;
}

/** ms that the note about removed metadata is shown. */
const noteTime = 15_000;

/**
 * Uploads files that were dropped or pasted. Their blocks are inserted at once, their URLs follow after the
 * upload.
 */
export function createPendingUploads({ draft, editing, language, view, send, toast }: PendingUploadsOptions) {
  const queue = createUploadQueue<UploadTarget>({ send, fill });
  const { store, retry } = queue;
  const getTree = () => draft.store.getState().tree;

  function drop({ id, preview }: PendingUpload): void {
    URL.revokeObjectURL(preview);
    queue.remove(id);
  }

  function fill(media: Media, upload: PendingUpload): void {
    URL.revokeObjectURL(upload.preview);
    if (media.notes) toast({ text: uploadWords.leftOut(media.name, media.notes), visibleFor: noteTime });
    const { blockId } = upload.target;
    const block = getTree().find(blockId)?.block;
    const path = findCurrentPath(block, upload.target);
    if (!block || !path) return;
    const isEmpty = upload.fills && !getValueAt(block, path);
    const values = [
      ...listChosenMediaValues(getTree().definitions, block, { path, language: upload.language }, media),
      ...(isEmpty
        ? listFillValues(getTree(), { ...upload.target, path }, readFileKind(upload.file) ?? 'image')
        : []),
    ];
    const edits = values.map((one) => ({ type: 'block/set', blockId, ...one }) as const);
    editing.apply(combineEdits(edits), upload.label, createGestureKey(upload.gestureId));
    announce(uploadWords.arrived(upload.file.name));
  }

  /** A block that was removed from the page, or undone, waits for nothing. */
  draft.listen(() => {
    for (const upload of store.getState().list) {
      if (!findCurrentPath(getTree().find(upload.target.blockId)?.block, upload.target)) drop(upload);
    }
  });

  /** Returns the files that the media library accepts, and shows a toast about the others. */
  function acceptFiles(files: readonly File[]): readonly { readonly file: File; readonly kind: FileKind }[] {
    const known = files.map((file) => ({ file, kind: readFileKind(file) }));
    const refused = known.filter(({ kind }) => kind === undefined).map(({ file }) => file.name);
    if (refused.length > 0) {
      toast({ text: uploadWords.refused(refused, listTypeNames()), tone: 'error' });
    }
    return known.flatMap(({ file, kind }) => (kind ? [{ file, kind }] : []));
  }

  /** Inserts blocks for files in one arrangement, as one undo step, and uploads the files. */
  function put(files: readonly File[], at: FilePlace, how: FileArrangement): void {
    const known = how === 'pair' ? sortPair(files) : files;
    const kinds = known.map((file) => readFileKind(file) ?? 'image');
    const arranged = arrangeFiles(getTree(), kinds, how, at);
    if (!arranged) return;
    const gestureId = createFreshId();
    const label = historyWords.add(uploadWords.counted(files.length));
    if (!editing.apply(arranged.edit, label, createGestureKey(gestureId))) return;
    draft.select(selectOnly(arranged.blockIds[0] ?? null));
    announce(uploadWords.added(files.length));
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
        kind: getChosenKind(one.file) ?? ('image' as const),
        preview: URL.createObjectURL(one.file),
      })),
    );
  }

  return {
    store,
    put,
    /** Adds files that were dropped at a place. Several open a dialog that asks for their arrangement. */
    add(files: readonly File[], at: FilePlace): void {
      const known = acceptFiles(files);
      const named = known.map(({ file: { name }, kind }) => ({ name, kind }));
      if (known.length === 0) return;
      const ways = listArrangements(getTree(), named, at);
      const given = known.map(({ file }) => file);
      if (ways.length === 0) toast({ text: uploadWords.notThere, tone: 'error' });
      else if (given.length === 1) put(given, at, 'below');
      else view.setState({ dialog: { type: 'files', files: given, at, ways } });
    },
    /** Uploads a file that was dropped on a media field. A later drop on the same field replaces it. */
    fill(file: File, { target, field }: MediaSlot, shown: Language): void {
      if (acceptFiles([file]).length === 0) return;
      for (const other of store.getState().list) {
        const { blockId, path } = other.target;
        if (other.fills && blockId === target.blockId && formatPath(path) === formatPath(target.path))
          drop(other);
      }
      draft.select(target.blockId);
      const label = historyWords.change(field.label);
      waitFor([{ file, target, fills: true, gestureId: createFreshId(), label }], shown);
    },
    retry,
    /** Cancels an upload, and removes the block or item that was inserted for it. */
    remove(id: string): void {
      const upload = store.getState().list.find((one) => one.id === id);
      if (!upload) return;
      drop(upload);
      if (upload.fills) return;
      const { blockId, itemId, path } = upload.target;
      const [name] = path;
      const items =
        itemId === undefined || name === undefined
          ? undefined
          : getValueAt(getTree().find(blockId)?.block, [name]);
      const left = Array.isArray(items) ? items.filter((item) => getValueAt(item, ['id']) !== itemId) : [];
      const edit =
        left.length > 0
          ? ({ type: 'block/set', blockId, path: [name ?? ''], value: left } as const)
          : ({ type: 'block/remove', blockId } as const);
      editing.apply(combineEdits([edit]), historyWords.remove(upload.file.name));
    },
  };
}

/** Current path of a file's field; undefined if its block or list item no longer exists. */
function findCurrentPath(block: unknown, { path, itemId }: FileTarget): FileTarget['path'] | undefined {
  if (block === undefined) return undefined;
  const [name, , ...rest] = path;
  if (itemId === undefined || name === undefined) return path;
  const items = getValueAt(block, [name]);
  const index = Array.isArray(items) ? items.findIndex((item) => getValueAt(item, ['id']) === itemId) : -1;
  return index === -1 ? undefined : [name, index, ...rest];
}
