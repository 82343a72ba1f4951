import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { buildImageUrl } from '#content/media/image-url.ts';
import { type PictureByTheme, resolvePictureByTheme } from '#content/media/picture-by-theme.ts';
import { Button } from '#ui/button/button.tsx';
import { useFileAddress } from '../data/file-address.ts';
import { MediaPicker } from '../media/library/media-picker.tsx';
import { mediaWords } from '../media/media-words.ts';
import type { SettingPartProps } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';
import './themed-picture-input.css';

type Setting = 'logo' | 'favicon';
type Theme = keyof PictureByTheme;

const themes = ['light', 'dark'] as const satisfies readonly Theme[];

/**
 * CSS pixels of the preview, doubled for high-density screens: one of the widths in which pictures are
 * served.
 */
const previewWidth = 640;

interface ThemedPictureInputProps extends SettingPartProps {
  readonly of: Setting;
  /** Returns an error sentence if the file isn't suitable. */
  readonly issueOf?: (file: Media) => string | undefined;
  /** The picture shown while none is chosen. */
  readonly standard?: (theme: Theme) => string;
}

/** A picture from the media library for each theme. The dark one can be chosen once there is a light one. */
export function ThemedPictureInput({ form, of, issueOf, standard }: ThemedPictureInputProps) {
  const [refused, setRefused] = useState<{ readonly theme: Theme; readonly issue: string }>();
  const chosen = form.values[of];
  const shown = resolvePictureByTheme(chosen);
  const put = (theme: Theme, url: string) => {
    setRefused(undefined);
    form.set(of, { ...chosen, [theme]: url });
  };
  const choose = (theme: Theme, file: Media) => {
    const issue = issueOf?.(file);
    if (issue === undefined) put(theme, file.url);
    else setRefused({ theme, issue });
  };
  return (
    <fieldset className="picture-input">
      <legend className="form-field__label">{settingsWords.names[of]}</legend>
      <div className="picture-input__forms">
        {themes.map((theme) =>
          shown || theme === 'light' ? (
            <OneForm
              key={theme}
              of={of}
              theme={theme}
              own={chosen[theme]}
              shown={shown?.[theme] ?? ''}
              standard={standard?.(theme)}
              issue={refused?.theme === theme ? refused.issue : form.issues.get(`${of}.${theme}`)}
              onChoose={(file) => choose(theme, file)}
              onRemove={() => put(theme, '')}
            />
          ) : null,
        )}
      </div>
      <p className="form-field__note">{settingsWords.help[of]}</p>
    </fieldset>
  );
}

interface OneFormProps {
  readonly of: Setting;
  readonly theme: Theme;
  readonly own: string;
  /** The theme's own picture, or else the other theme's. */
  readonly shown: string;
  readonly standard: string | undefined;
  readonly issue: string | undefined;
  readonly onChoose: (file: Media) => void;
  readonly onRemove: () => void;
}

function OneForm({ of, theme, own, shown, standard, issue, onChoose, onRemove }: OneFormProps) {
  const [choosing, setChoosing] = useState(false);
  const address = useFileAddress(shown);
  const say = settingsWords[of];
  const name = say.forms[theme];
  const src = shown === '' ? standard : buildImageUrl(address, { w: previewWidth });
  return (
    <div className="picture-input__form">
      <div className={`picture-input__preview picture-input__preview--${of}`} data-theme={theme}>
        {src === undefined ? <ImagePlus aria-hidden="true" /> : <img src={src} alt={say.preview(name)} />}
      </div>
      <p className="picture-input__name">
        {name}
        {own === '' && shown !== '' && <span className="picture-input__same">{say.same}</span>}
      </p>
      <div className="form__buttons">
        <Button
          className="button--small"
          aria-label={own === '' ? say.choose(name) : say.replace(name)}
          onClick={() => setChoosing(true)}
        >
          {own === '' ? say.chooseShort : mediaWords.replace}
        </Button>
        {own !== '' && (
          <Button variant="slim" aria-label={say.remove(name)} onClick={onRemove}>
            {mediaWords.remove}
          </Button>
        )}
      </div>
      {issue && (
        <p className="form-field__note form-field__note--issue" role="alert">
          {issue}
        </p>
      )}
      {choosing && (
        <MediaPicker
          accepts="image"
          onClose={() => setChoosing(false)}
          onPick={(file) => {
            setChoosing(false);
            onChoose(file);
          }}
        />
      )}
    </div>
  );
}
