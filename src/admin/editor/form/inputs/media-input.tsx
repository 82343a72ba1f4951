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
import { checkText } from './check-value.ts';
import { useFieldText } from './use-field-text.ts';
import './media-input.css';

/** CSS pixels of the preview, times two for sharp screens: one of the widths that pictures come in. */
const previewWidth = 640;

/** A picture or video: chosen from the library with its preview, uploaded there, or by its address. */
export function MediaInput({ field, value, path }: FieldInputProps<MediaField>) {
  const id = useFieldId(path);
  const [choosing, setChoosing] = useState(false);
  const { setValue, streamValue } = useFieldEdit(path, field.label);
  const stored = typeof value === 'string' ? value : '';
  const { text, issue, onText, onBlur } = useFieldText(stored, checkText(field), streamValue);
  const missing = stored === '' ? field.required : undefined;
  const choose = () => setChoosing(true);
  return (
    <FieldRow
      label={field.label}
      htmlFor={id}
      noteId={`${id}-note`}
      stacked
      help={field.help}
      issue={issue ?? missing}
    >
      <div className="media-input">
        {stored === '' ? (
          <button type="button" className="media-input__empty" onClick={choose}>
            <ImagePlus aria-hidden="true" />
            {words.media.choose[field.accepts]}
          </button>
        ) : (
          <MediaPreview src={stored} accepts={field.accepts} />
        )}
        {stored !== '' && (
          <div className="media-input__actions">
            <Button className="button--small" onClick={choose}>
              {words.media.replace}
            </Button>
            <Button variant="slim" onClick={() => setValue(undefined)}>
              {words.media.remove}
            </Button>
          </div>
        )}
        <input
          id={id}
          className="tool-input"
          value={text}
          placeholder={words.media.address}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={issue ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onText(event.target.value)}
          onBlur={onBlur}
        />
      </div>
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
