import { useState } from 'react';
import { convertOklabToLinear } from '#tokens/srgb.ts';
import type { TokenValues } from '#tokens/token-value.ts';
import { tokenWords } from '../work/design-tokens-words.ts';
import { formatColor, readColorText } from './color-text.ts';
import { TokenNumberField } from './number-field.tsx';
import '../../shared/tool-input.css';

const say = tokenWords.token;

type Color = TokenValues['color'];

interface ColorControlProps {
  readonly value: Color;
  readonly onValue: (value: Color) => void;
}

/** Edits a colour by sliders for lightness, chroma and hue, each drawn in the colours it leads to, or as text. */
export function ColorControl({ value, onValue }: ColorControlProps) {
  const { components, alpha = 1 } = value;
  const [lightness, chroma, hue] = components;
  const put = (part: 0 | 1 | 2) => (number: number) => {
    const next: Color['components'] = [...components];
    next[part] = number;
    onValue({ ...value, components: next });
  };
  const formatHueGradient = (colors: readonly string[]) =>
    `linear-gradient(to right in oklch longer hue, ${colors.join()})`;
  const formatGradient = (colors: readonly string[]) =>
    `linear-gradient(to right in oklch, ${colors.join()})`;
  const formatOklch = (l: number, c: number, h: number) => `oklch(${l} ${c} ${h})`;
  return (
    <div className="color-control">
      <TokenNumberField
        label={say.lightness}
        value={lightness}
        min={0}
        max={1}
        step={0.001}
        track={formatGradient([0, 0.25, 0.5, 0.75, 1].map((l) => formatOklch(l, chroma, hue)))}
        onValue={put(0)}
      />
      <TokenNumberField
        label={say.chroma}
        value={chroma}
        min={0}
        max={0.37}
        step={0.001}
        track={formatGradient([formatOklch(lightness, 0, hue), formatOklch(lightness, 0.37, hue)])}
        onValue={put(1)}
      />
      <TokenNumberField
        label={say.hue}
        value={hue}
        min={0}
        max={360}
        step={0.5}
        track={formatHueGradient([
          formatOklch(lightness, Math.max(chroma, 0.05), 0),
          formatOklch(lightness, Math.max(chroma, 0.05), 360),
        ])}
        onValue={put(2)}
      />
      {alpha < 1 && (
        <TokenNumberField
          label={say.alpha}
          value={alpha}
          min={0}
          max={1}
          step={0.01}
          onValue={(next) => onValue({ ...value, alpha: next })}
        />
      )}
      <ColorText value={value} onValue={onValue} />
      {isBeyond(value) && <p className="token-note">{say.gamut}</p>}
    </div>
  );
}

/** A colour as text: hex or `oklch(…)`, typed or pasted. */
export function ColorText({
  value,
  onValue,
  label = say.css,
}: ColorControlProps & { readonly label?: string }) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readColorText(typed) === undefined;
  return (
    <label className="color-text">
      <span className="number-field__label">{label}</span>
      <input
        className="tool-input"
        spellCheck={false}
        autoComplete="off"
        value={typed ?? formatColor(value)}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          const read = readColorText(event.target.value);
          if (read) onValue(read);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {isWrong && (
        <span className="token-note token-note--issue" role="alert">
          {say.notRead}
        </span>
      )}
    </label>
  );
}

/** True if sRGB cannot show the colour. Allows a thousandth, since conversions round. */
function isBeyond({ components: [lightness, chroma, hue] }: Color): boolean {
  const angle = (hue * Math.PI) / 180;
  const channels = convertOklabToLinear(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  return channels.some((channel) => channel < -0.001 || channel > 1.001);
}
