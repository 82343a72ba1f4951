import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { MediaField } from '#content/fields/field.ts';
import { imageUrl } from '#content/image-url.ts';
import { Button } from '#ui/button/button.tsx';
import { MediaPicker } from '../../../media/media-picker.tsx';
import { words } from '../../../words.ts';
import { useFieldEdit, useFieldId } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { MediaAddress } from './media-address.tsx';
import './media-input.css';

/** CSS pixels of the preview, times two for sharp screens: one of the widths that pictures come in. */
const previewWidth = 640;

/** A picture or video: chosen from the library with its preview, uploaded there, or by its address. */
export function MediaInput({ field, value, path }: FieldInputProps<MediaField>) {
  const id = useFieldId(path);
  const [choosing, setChoosing] = useState(false);
  const { setValue } = useFieldEdit(path, field.label);
  const stored = typeof value === 'string' ? value : '';
  const choose = () => setChoosing(true);
  return (
    <FieldRow
      label={field.label}
      noteId={`${id}-note`}
      stacked
      help={field.help}
      issue={stored === '' ? field.required : undefined}
    >
      <fieldset className="media-input" aria-label={field.label} aria-describedby={`${id}-note`}>
        {stored === '' ? (
          <button id={id} type="button" className="media-input__empty" onClick={choose}>
            <ImagePlus aria-hidden="true" />
            {words.media.choose[field.accepts]}
          </button>
        ) : (
          <>
            <MediaPreview src={stored} accepts={field.accepts} />
            <div className="media-input__actions">
              <Button id={id} className="button--small" onClick={choose}>
                {words.media.replace}
              </Button>
              <Button variant="slim" onClick={() => setValue(undefined)}>
                {words.media.remove}
              </Button>
            </div>
          </>
        )}
        <MediaAddress field={field} value={value} path={path} />
      </fieldset>
      {choosing && (
        <MediaPicker
          accepts={field.accepts}
          onClose={() => setChoosing(false)}
          onPick={(file) => {
            setChoosing(false);
            setValue(file.url);
          }}
        />
      )}
    </FieldRow>
  );
}

function MediaPreview({ src, accepts }: { readonly src: string; readonly accepts: MediaField['accepts'] }) {
  if (accepts === 'video')
    return <video className="media-input__preview" src={src} muted controls preload="metadata" />;
  return (
    <img className="media-input__preview" src={imageUrl(src, { w: previewWidth })} alt="" loading="lazy" />
  );
}
