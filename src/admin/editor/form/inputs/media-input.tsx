import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import type { MediaField } from '#content/fields/field.ts';
import { imageUrl } from '#content/image-url.ts';
import { Button } from '#ui/button/button.tsx';
import { useFileAddress } from '../../../data/file-address.ts';
import { useAcceptedFiles } from '../../../media/accepted-files.ts';
import { DropZone } from '../../../media/drop-zone.tsx';
import { FilmJobList } from '../../../media/film-job-list.tsx';
import { MediaPicker, mediaChoices } from '../../../media/media-picker.tsx';
import { mediaWords } from '../../../media/media-words.ts';
import { UploadList } from '../../../media/upload-list.tsx';
import { useUploads } from '../../../media/upload-queue.ts';
import { chosenMedia, withoutPoint } from '../../services/chosen-media.ts';
import { useEditor } from '../../services/editor-context.ts';
import { useFieldEdit, useFieldId, useFormBlock, useFormTargets } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { MediaAddress } from './media-address.tsx';
import { MediaWeight } from './media-weight.tsx';
import './media-input.css';

/** CSS pixels of the preview, times two for sharp screens: one of the widths that pictures come in. */
const previewWidth = 640;

/** A picture or video: chosen from the library with its preview, uploaded there, or by its address. */
export function MediaInput({ field, value, path }: FieldInputProps<MediaField>) {
  const id = useFieldId(path);
  const [choosing, setChoosing] = useState(false);
  const { setValue } = useFieldEdit(path, field.label);
  const setFile = useChosenFile(path, field.label);
  const stored = typeof value === 'string' ? value : '';
  const choose = () => setChoosing(true);
  const { add, ...uploads } = useUploads(setFile);
  const { refused, take } = useAcceptedFiles(field.accepts, add, 1);
  return (
    <FieldRow
      label={field.label}
      noteId={`${id}-note`}
      stacked
      help={field.help}
      issue={refused ?? (stored === '' ? field.required : undefined)}
    >
      <fieldset
        className="media-input"
        onPointerEnter={mediaChoices.preload}
        onFocus={mediaChoices.preload}
        aria-label={field.label}
        aria-describedby={`${id}-note`}
      >
        <DropZone onFiles={take}>
          {stored === '' ? (
            <button id={id} type="button" className="media-input__empty" onClick={choose}>
              <ImagePlus aria-hidden="true" />
              {mediaWords.choose[field.accepts]}
            </button>
          ) : (
            <>
              <MediaPreview src={stored} accepts={field.accepts} />
              <MediaWeight src={stored} path={path} />
              <FilmJobList url={stored} />
              <div className="media-input__actions">
                <Button id={id} className="button--small" onClick={choose}>
                  {mediaWords.replace}
                </Button>
                <Button variant="slim" onClick={() => setValue(undefined)}>
                  {mediaWords.remove}
                </Button>
              </div>
            </>
          )}
        </DropZone>
        <UploadList {...uploads} />
        <MediaAddress field={field} value={value} path={path} />
      </fieldset>
      {choosing && (
        <MediaPicker
          accepts={field.accepts}
          current={stored}
          onClose={() => setChoosing(false)}
          onPick={(file) => {
            setChoosing(false);
            setFile(file);
          }}
        />
      )}
    </FieldRow>
  );
}

/** Writes a file that was chosen, with what the library says of it where this place says nothing yet: one step. */
function useChosenFile(path: FieldInputProps['path'], label: string): (file: Media) => void {
  const { editing, definitions } = useEditor();
  const block = useFormBlock();
  const targets = useFormTargets();
  return (file) => {
    // Of several blocks each has words of its own.
    const fields = definitions.get(block.type)?.fields ?? {};
    const values =
      targets.length > 1
        ? [{ path, value: file.url }, ...withoutPoint(fields, path)]
        : chosenMedia(definitions, block, path, file);
    editing.setValues(targets, values, label);
  };
}

function MediaPreview({
  src: named,
  accepts,
}: {
  readonly src: string;
  readonly accepts: MediaField['accepts'];
}) {
  const src = useFileAddress(named);
  if (accepts === 'video')
    return <video className="media-input__preview" src={src} muted controls preload="metadata" />;
  return (
    <img className="media-input__preview" src={imageUrl(src, { w: previewWidth })} alt="" loading="lazy" />
  );
}
