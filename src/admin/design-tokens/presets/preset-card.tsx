import { useId } from 'react';
import { themes } from '#tokens/light-dark.ts';
import type { Preset } from '#tokens/presets/preset.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import { findPresetPicture, pictureSize } from './preset-pictures.ts';
import { presetsWords as words } from './presets-words.ts';

interface PresetCardProps {
  readonly preset: Preset;
  readonly isChosen: boolean;
  readonly onTry: () => void;
}

/** Shows a preset with pictures of a page in both themes; clicking applies it. */
export function PresetCard({ preset, isChosen, onTry }: PresetCardProps) {
  const { color } = getResolvedTokens(preset.changes);
  const about = useId();
  return (
    <div className="preset-card" data-chosen={isChosen || undefined}>
      <div className="preset-card__pages">
        {themes.map((theme) => (
          <img
            key={theme}
            src={findPresetPicture(preset.id, theme)}
            alt=""
            loading="lazy"
            decoding="async"
            {...pictureSize}
            // The theme's paper colour is shown until the picture has loaded.
            style={{ background: color.paper[theme] }}
          />
        ))}
      </div>
      <button
        type="button"
        className="preset-card__button"
        aria-pressed={isChosen}
        aria-label={words.try(preset.name)}
        aria-describedby={about}
        onClick={onTry}
      >
        {preset.name}
      </button>
      <p className="preset-card__description" id={about}>
        {preset.description}
      </p>
      <p className="preset-card__fonts">
        {preset.fonts.join(', ')}
        {isChosen && <span className="preset-card__chosen">{words.chosen}</span>}
      </p>
    </div>
  );
}
