import { makePalette, mostNeutralChroma, type PaletteSeed, seedOf } from '#tokens/palette/make-palette.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { TokenPart } from '../part/token-part.tsx';
import { ColorTrack } from './color-track.tsx';
import { paletteEditorWords as words } from './palette-editor-words.ts';
import { PaletteSteps } from './palette-steps.tsx';
import { useMade } from './use-made.ts';
import './palette-editor.css';

interface PaletteEditorProps {
  readonly changes: TokenChanges;
  /** The same, for what is only looked at. */
  readonly settled: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
}

/** The most chroma that any colour of sRGB has. */
const mostChroma = 0.32;

/** A palette for both themes from one colour and a tint, applied while somebody drags. */
export function PaletteEditor({ changes, settled, onChange }: PaletteEditorProps) {
  const [seed, setSeed] = useMade({ changes, onChange, seedOf, make: makePalette });
  const set = (part: Partial<PaletteSeed>) => setSeed({ ...seed, ...part });
  const { lightness, chroma, hue, neutralChroma, neutralHue } = seed;
  return (
    <TokenPart className="palette-editor" title={words.title} help={words.help}>
      <div className="token-part__columns">
        <fieldset className="token-part__group">
          <legend>{words.color}</legend>
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
