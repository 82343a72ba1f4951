import { Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { documentTypeNames, type MediaKind, mediaKindOf, mediaTypeNames } from '#content/media-types.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { mediaWords } from './media-words.ts';
import type { Upload } from './upload-queue.ts';

interface DropZoneProps {
  readonly onFiles: (files: Iterable<File>) => void;
  readonly children: ReactNode;
}

/** Takes files that are dropped anywhere on it, but for those that one inside it takes. */
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
        // One inside this one takes it.
        setOver(!event.defaultPrevented);
        event.preventDefault();
      }}
      onDragLeave={stop}
      onDrop={(event) => {
        setOver(false);
        if (event.defaultPrevented) return;
        event.preventDefault();
        onFiles(event.dataTransfer.files);
      }}
    >
      {children}
      {over && <p className="drop-zone__hint">{mediaWords.drop}</p>}
    </div>
  );
}

interface UploadButtonProps {
  readonly onFiles: (files: Iterable<File>) => void;
  /** Everything that the library takes when left out. */
  readonly accepts?: MediaKind;
}

export function UploadButton({ onFiles, accepts }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<UploadIcon aria-hidden="true" />} onClick={() => input.current?.click()}>
        {mediaWords.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={typesOf(accepts).join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file chosen again must count as a choice again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** What a file input says that it takes. */
export function typesOf(accepts: MediaKind | undefined): readonly string[] {
  const shown = Object.keys(mediaTypeNames);
  if (accepts === undefined) return [...shown, ...Object.keys(documentTypeNames)];
  return shown.filter((type) => mediaKindOf(type) === accepts);
}

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly dismiss: (id: string) => void;
}

/** Files on their way, and those that did not arrive, with the reason. */
export function UploadList({ uploads, dismiss }: UploadListProps) {
  return (
    <ul className="uploads" aria-live="polite">
      {uploads.map(({ id, name, issue }) => (
        <li key={id} className={classNames('uploads__item', issue && 'uploads__item--failed')}>
          {!issue && <span className="loading__spinner" aria-hidden="true" />}
          <span className="uploads__name">{name}</span>
          <span>{issue ?? mediaWords.uploading}</span>
          {issue && (
            <button
              type="button"
              className="icon-button"
              aria-label={mediaWords.dismiss(name)}
              onClick={() => dismiss(id)}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
