import { type CSSProperties, useId } from 'react';
import type { Preset } from '#tokens/presets/preset.ts';
import { type ColorName, type Theme, type Tokens, tokensWith } from '#tokens/resolve-tokens.ts';
import { presetsWords as words } from './presets-words.ts';

interface PresetCardProps {
  readonly preset: Preset;
  readonly isChosen: boolean;
  readonly onTry: () => void;
}

/** A design that is pressed to be tried: what is set in it looks as it would on the site, in both themes side by side. */
export function PresetCard({ preset, isChosen, onTry }: PresetCardProps) {
  const tokens = tokensWith(preset.changes);
  const about = useId();
  return (
    <div className="preset-card" data-chosen={isChosen || undefined}>
      <div className="preset-card__halves" aria-hidden="true">
        <Specimen tokens={tokens} theme="light" />
        <Specimen tokens={tokens} theme="dark" />
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

const swatches: readonly ColorName[] = [
  'surface',
  'surface-strong',
  'line',
  'edge',
  'ink-soft',
  'ink',
  'accent',
];

function Specimen({ tokens, theme }: { readonly tokens: Tokens; readonly theme: Theme }) {
  const color = (name: ColorName) => tokens.color[name][theme];
  const style = {
    '--specimen-paper': color('paper'),
    '--specimen-ink': color('ink'),
    '--specimen-ink-soft': color('ink-soft'),
    '--specimen-line': color('line'),
    '--specimen-accent': color('accent'),
    '--specimen-on-accent': color('on-accent'),
    '--specimen-radius': tokens.radius.medium,
    '--specimen-text': tokens.font.text,
    '--specimen-heading': tokens.font.heading,
    '--specimen-weight': tokens.weight.strong,
    '--specimen-tracking': tokens.tracking.tight,
    '--specimen-leading': tokens.leading.heading,
  } as CSSProperties;
  return (
    <span className="preset-card__half" style={style}>
      <span className="preset-card__letters">{words.specimen}</span>
      <span className="preset-card__sentence">{words.sentence}</span>
      <span className="preset-card__swatches">
        {swatches.map((name) => (
          <span key={name} className="preset-card__swatch" style={{ background: color(name) }} />
        ))}
      </span>
      <span className="preset-card__action">{words.action}</span>
    </span>
  );
}
