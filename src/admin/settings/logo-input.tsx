import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { imageUrl } from '#content/image-url.ts';
import { logoByTheme, type SiteLogo } from '#content/site-logo.ts';
import { Button } from '#ui/button/button.tsx';
import { useFileAddress } from '../data/file-address.ts';
import { MediaPicker } from '../media/media-picker.tsx';
import { mediaWords } from '../media/media-words.ts';
import type { SettingPartProps } from './setting-section.tsx';
import { settingsWords } from './settings-words.ts';
import './logo-input.css';

const say = settingsWords.logo;

const themes = ['light', 'dark'] as const satisfies readonly (keyof SiteLogo)[];

/** CSS pixels of the preview, times two for sharp screens: one of the widths that pictures come in. */
const previewWidth = 640;

/** The studio's logo, as each theme shows it. The dark one is asked for once there is one at all. */
export function LogoInput({ form }: SettingPartProps) {
  const { logo } = form.values;
  const shown = logoByTheme(logo);
  const choose = (theme: keyof SiteLogo, url: string) => form.set('logo', { ...logo, [theme]: url });
  return (
    <fieldset className="logo-input">
      <legend className="form-field__label">{settingsWords.names.logo}</legend>
      <div className="logo-input__forms">
        {themes.map((theme) =>
          shown || theme === 'light' ? (
            <OneForm
              key={theme}
              theme={theme}
              own={logo[theme]}
              shown={shown?.[theme] ?? ''}
              issue={form.issues.get(`logo.${theme}`)}
              onChoose={(url) => choose(theme, url)}
            />
          ) : null,
        )}
      </div>
      <p className="form-field__note">{settingsWords.help.logo}</p>
    </fieldset>
  );
}

interface OneFormProps {
  readonly theme: keyof SiteLogo;
  readonly own: string;
  /** Its own, or the other theme's. */
  readonly shown: string;
  readonly issue: string | undefined;
  readonly onChoose: (url: string) => void;
}

function OneForm({ theme, own, shown, issue, onChoose }: OneFormProps) {
  const [choosing, setChoosing] = useState(false);
  const address = useFileAddress(shown);
  const name = say.forms[theme];
  return (
    <div className="logo-input__form">
      <div className="logo-input__preview" data-theme={theme}>
        {shown === '' ? (
          <ImagePlus aria-hidden="true" />
        ) : (
          <img src={imageUrl(address, { w: previewWidth })} alt={say.preview(name)} />
        )}
      </div>
      <p className="logo-input__name">
        {name}
        {own === '' && shown !== '' && <span className="logo-input__same">{say.same}</span>}
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
          <Button variant="slim" aria-label={say.remove(name)} onClick={() => onChoose('')}>
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
            onChoose(file.url);
          }}
        />
      )}
    </div>
  );
}
