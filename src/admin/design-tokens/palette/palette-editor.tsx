import { type CSSProperties, useId } from 'react';
import { limitChroma } from '#tokens/palette/gamut.ts';
import {
  derivePaletteSeed,
  makePalette,
  mostNeutralChroma,
  type PaletteSeed,
} from '#tokens/palette/make-palette.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { cssWriters } from '#tokens/token-value.ts';
import { ColorText } from '../controls/color-control.tsx';
import { TokenPart } from '../part/token-part.tsx';
import { paletteEditorWords as words } from './palette-editor-words.ts';
import { PaletteSteps } from './palette-steps.tsx';
import { useGeneratedSettings } from './use-generated-settings.ts';
import '../../shared/tool-input.css';
import './palette-editor.css';

interface PaletteEditorProps {
  readonly changes: TokenChanges;
  /** Deferred changes, for previews: they lag behind while dragging. */
  readonly settled: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
}

const round = (value: number) => Number(value.toFixed(4));

/** Maximum chroma of any sRGB colour. */
const mostChroma = 0.32;

/** Generates a palette for both themes from a colour and a tint, applied while dragging. */
export function PaletteEditor({ changes, settled, onChange }: PaletteEditorProps) {
  const [seed, setSeed] = useGeneratedSettings({
    changes,
    onChange,
    deriveSeed: derivePaletteSeed,
    make: makePalette,
  });
  const set = (part: Partial<PaletteSeed>) => setSeed({ ...seed, ...part });
  const { lightness, chroma, hue, neutralChroma, neutralHue } = seed;
  return (
    <TokenPart className="palette-editor" title={words.title} help={words.help}>
      <div className="token-part__columns">
        <fieldset className="token-part__group">
          <legend>{words.color}</legend>
          <ColorText
            label={words.text}
            value={{ colorSpace: 'oklch', components: [round(lightness), round(chroma), round(hue)] }}
            onValue={({ components: [typedLightness, typedChroma, typedHue] }) =>
              set({
                lightness: typedLightness,
                chroma: Math.min(typedChroma, mostChroma),
                // A grey has no hue, and keeps the one that the sliders show.
                hue: typedChroma === 0 ? hue : typedHue,
              })
            }
          />
          <ColorTrack
            label={words.hue}
            value={hue}
            max={360}
            step={1}
            colorAt={(part) => [lightness, chroma, part * 360]}
            onValue={(value) => set({ hue: value })}
          />
          <ColorTrack
            label={words.chroma}
            value={chroma}
            max={mostChroma}
            step={0.005}
            colorAt={(part) => [lightness, part * mostChroma, hue]}
            onValue={(value) => set({ chroma: value })}
          />
          <ColorTrack
            label={words.lightness}
            value={lightness}
            max={1}
            step={0.01}
            colorAt={(part) => [part, chroma, hue]}
            onValue={(value) => set({ lightness: value })}
          />
        </fieldset>
        <fieldset className="token-part__group">
          <legend>{words.paper}</legend>
          <ColorTrack
            label={words.neutralHue}
            value={neutralHue}
            max={360}
            step={1}
            colorAt={(part) => [0.9, neutralChroma, part * 360]}
            onValue={(value) => set({ neutralHue: value })}
          />
          <ColorTrack
            label={words.neutralChroma}
            value={neutralChroma}
            max={mostNeutralChroma}
            step={0.001}
            colorAt={(part) => [0.9, part * mostNeutralChroma, neutralHue]}
            onValue={(value) => set({ neutralChroma: value })}
          />
        </fieldset>
      </div>
      <div className="token-part__columns">
        <PaletteSteps changes={settled} theme="light" />
        <PaletteSteps changes={settled} theme="dark" />
      </div>
    </TokenPart>
  );
}

interface ColorTrackProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  /** Colours of the track. */
  readonly colorAt: ColorFunction;
  readonly onValue: (value: number) => void;
}

/** Edits one part of a colour by slider, number or arrow keys; the track shows the resulting colours. */
function ColorTrack({ label, value, max, step, colorAt, onValue }: ColorTrackProps) {
  const id = useId();
  const set = (text: string) => {
    const next = Number(text);
    if (text !== '' && next >= 0 && next <= max) onValue(next);
  };
  const shared = { min: 0, max, step, value: Number(value.toFixed(4)) };
  return (
    <div className="color-track">
      <label className="color-track__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="color-track__range"
        type="range"
        {...shared}
        style={{ '--track': buildTrackGradient(colorAt) } as CSSProperties}
        onChange={(event) => set(event.target.value)}
      />
      <input
        className="tool-input"
        type="number"
        aria-label={label}
        {...shared}
        onChange={(event) => set(event.target.value)}
      />
    </div>
  );
}

/** Number of colours of a track: enough for its curves to look smooth. */
const stops = 24;

/** Colour at a position of the track (0–1): lightness, chroma and hue in OKLCH. */
type ColorFunction = (part: number) => readonly [lightness: number, chroma: number, hue: number];

/** Builds the CSS gradient of a track. Chroma is reduced to what sRGB can show. */
function buildTrackGradient(colorAt: ColorFunction): string {
  const colors = Array.from({ length: stops + 1 }, (_stop, index) => {
    const [lightness, chroma, hue] = colorAt(index / stops);
    return cssWriters.color({
      colorSpace: 'oklch',
      components: [lightness, limitChroma(lightness, chroma, hue), hue],
    });
  });
  return `linear-gradient(to right, ${colors.join(', ')})`;
}
