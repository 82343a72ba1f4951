import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import {
  documentTypeNames,
  getMediaKind,
  type MediaKind,
  mediaTypeNames,
  phoneEndings,
  phoneTypeNames,
} from '#content/media/media-types.ts';
import { classNames } from '#ui/class-names.ts';
import { FileButton } from '../shared/file-button.tsx';
import { mediaWords } from './media-words.ts';

interface DropZoneProps {
  readonly onFiles: (files: Iterable<File>) => void;
  readonly children: ReactNode;
}

/** Accepts dropped files, except in a drop zone inside it. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const stop = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the upload button is the keyboard's way
    <div
      className={classNames('drop-zone', over && 'drop-zone--over')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        // A drop zone inside this one has accepted the drag.
        setOver(!event.defaultPrevented);
        event.preventDefault();
      }}
      onDragLeave={stop}
      onDrop={(event) => {
        setOver(false);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void readDroppedFiles(event.dataTransfer).then(onFiles);
      }}
    >
      {children}
      {over && <p className="drop-zone__hint">{mediaWords.drop}</p>}
    </div>
  );
}

interface UploadButtonProps {
  readonly onFiles: (files: Iterable<File>) => void;
  /** Default: all kinds of the media library. */
  readonly accepts?: MediaKind;
  readonly isPrimary?: boolean;
}

export function UploadButton({ onFiles, accepts, isPrimary }: UploadButtonProps) {
  return (
    <FileButton
      label={mediaWords.upload}
      icon={<UploadIcon aria-hidden="true" />}
      accept={listAcceptedTypes(accepts).join(',')}
      multiple
      isPrimary={isPrimary}
      onFiles={onFiles}
    />
  );
}

/** Lists MIME types for the `accept` attribute of a file input. */
export function listAcceptedTypes(accepts: MediaKind | undefined): readonly string[] {
  const shown = Object.keys(mediaTypeNames);
  // Few operating systems know these MIME types, so the file extensions are listed too.
  const fromPhones = [...Object.keys(phoneTypeNames), ...phoneEndings];
  if (accepts === undefined) return [...shown, ...fromPhones, ...Object.keys(documentTypeNames)];
  const ofKind = shown.filter((type) => getMediaKind(type) === accepts);
  return accepts === 'image' ? [...ofKind, ...fromPhones] : ofKind;
}

/** Files that operating systems create in folders. */
const ownFiles = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

/**
 * Reads all dropped files, including those in folders, sorted by name. Call it during the event: browsers
 * clear the data afterwards.
 */
export async function readDroppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  // No folders, a browser without support for them, or items from outside the file system.
  if (entries.every((entry) => entry === null || entry.isFile)) return [...files];
  const found = await Promise.all(entries.map((entry) => (entry ? readEntryFiles(entry) : [])));
  return found.flat();
}

async function readEntryFiles(entry: FileSystemEntry): Promise<File[]> {
  if (ownFiles.test(entry.name)) return [];
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  const entries = await listFolderEntries(entry as FileSystemDirectoryEntry);
  const sorted = entries.toSorted((a, b) => a.name.localeCompare(b.name));
  return (await Promise.all(sorted.map(readEntryFiles))).flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** Reads all entries. A reader returns them in batches, with an empty one at the end. */
async function listFolderEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
