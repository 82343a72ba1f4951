import { useState } from 'react';
import type { MediaField } from '#content/fields/field.ts';
import { checkText } from '../../../../forms/check-value.ts';
import { useFieldText } from '../../../../forms/use-field-text.ts';
import { mediaWords } from '../../../../media/media-words.ts';

/** Files of the library are shown as thumbnails, other files by their URL. */
const ofLibrary = /^\/media\//;

interface MediaAddressProps {
  readonly field: MediaField;
  /** Id of the media input that it belongs to. */
  readonly id: string;
  readonly stored: string;
  /** Receives the typed URL; undefined if the input is empty. */
  readonly onAddress: (address: string | undefined) => void;
}

/** URL of an image or video; collapsed for files of the library. */
export function MediaAddress(props: MediaAddressProps) {
  const { stored } = props;
  const [asked, setAsked] = useState(false);
  if (!asked && (stored === '' || ofLibrary.test(stored))) {
    return (
      <button type="button" className="text-button media-input__ask" onClick={() => setAsked(true)}>
        {mediaWords.useAddress}
      </button>
    );
  }
  return <AddressInput {...props} focus={asked} />;
}

interface AddressProps extends MediaAddressProps {
  /** True if it was just expanded. */
  readonly focus: boolean;
}

function AddressInput({ field, id: inputId, stored, onAddress, focus }: AddressProps) {
  const id = `${inputId}-address`;
  const { text, issue, onText, onBlur } = useFieldText(stored, checkText(field), (value) =>
    onAddress(typeof value === 'string' ? value : undefined),
  );
  return (
    <div className="media-input__address">
      <input
        id={id}
        className="tool-input"
        aria-label={mediaWords.addressOf(field.label)}
        value={text}
        placeholder={mediaWords.address}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus={focus}
        aria-invalid={issue ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onText(event.target.value)}
        onBlur={onBlur}
      />
      <div className="field__notes" id={`${id}-note`}>
        {issue && (
          <p className="field__issue" role="alert">
            {issue}
          </p>
        )}
        <p className="field__help">{field.addressHelp}</p>
      </div>
    </div>
  );
}
