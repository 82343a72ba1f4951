import { Pipette } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readLuminance } from '#blocks/shared/contrast.ts';
import type { ColorField } from '#content/fields/field.ts';
import { isColor } from '#content/fields/kinds.ts';
import { contentColors } from '#tokens/content-colors.ts';
import { computeContrast, enoughContrast } from '#tokens/contrast/wcag.ts';
import { formatLightDark } from '#tokens/light-dark.ts';
import { tokens } from '#tokens/resolve-tokens.ts';
import { IconButton } from '../../shared/icon-button.tsx';
import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { formatTokenName } from '../../shared/tokens/format-token-name.ts';
import { siteTokensStore } from '../../shared/tokens/site-tokens.ts';
import { useFieldText } from '../use-field-text.ts';
import { checkColor } from './check-color.ts';
import type { ColorMixerProps } from './color-mixer.tsx';
import { findColorToken, formatTokenReference } from './color-value.ts';
import { colorWords } from './color-words.ts';
import './color-picker.css';

const colorMixer = onDemand(() => import('./color-mixer.tsx'));

interface ColorPickerProps {
  readonly id?: string;
  /** Accessible name: the field and the theme. */
  readonly label: string;
  readonly field: ColorField;
  readonly value: unknown;
  /** The theme in which swatches are shown; the editor's own if undefined. */
  readonly scheme?: 'light' | 'dark';
  readonly onValue: (value: unknown) => void;
}

/** A swatch that opens the colour tokens, a mixer and a text input for a custom colour. */
export function ColorPicker({ id, label, field, value, scheme, onValue }: ColorPickerProps) {
  const stored = typeof value === 'string' ? value : '';
  const token = findColorToken(stored);
  const name = token ? formatTokenName(token) : stored;
  // Only the colour with which the picker is closed counts as recent, not those mixed in between.
  const onOpenChange = (open: boolean) => {
    if (!open && !token && isColor(stored)) rememberColor(stored);
  };
  return (
    <DialogTrigger onOpenChange={onOpenChange}>
      <Button
        id={id}
        className="color"
        aria-label={colorWords.open(label, name || colorWords.none)}
        onHoverStart={colorMixer.preload}
        onFocus={colorMixer.preload}
      >
        <Swatch color={stored} scheme={scheme} />
        <span className="color__name">{name || colorWords.none}</span>
      </Button>
      <Popover className="color-popover react-aria-Popover" placement="bottom end" offset={4}>
        <Dialog className="color-dialog" aria-label={label}>
          <TokenSwatches value={stored} scheme={scheme} onValue={onValue} />
          <Mixer label={label} stored={stored} scheme={scheme} onValue={onValue} />
          <CustomColor field={field} stored={stored} onValue={onValue} />
          <ColorContrast color={stored} scheme={scheme} />
          <RecentColors value={stored} onValue={onValue} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface TokensProps {
  readonly value: string;
  readonly scheme: ColorPickerProps['scheme'];
  readonly onValue: (value: unknown) => void;
}

function TokenSwatches({ value, scheme, onValue }: TokensProps) {
  return (
    <fieldset className="color-dialog__tokens" aria-label={colorWords.tokens}>
      {contentColors.map((name) => (
        <button
          key={name}
          type="button"
          className="color-dialog__token"
          aria-pressed={value === formatTokenReference(name)}
          title={`${formatTokenName(name)}: ${tokens.color[name].use}`}
          aria-label={formatTokenName(name)}
          onClick={() => onValue(formatTokenReference(name))}
        >
          <Swatch color={formatTokenReference(name)} scheme={scheme} />
        </button>
      ))}
    </fieldset>
  );
}

function RecentColors({ value, onValue }: Pick<TokensProps, 'value' | 'onValue'>) {
  const colors = useStore(recentColors, (state) => state.colors);
  if (colors.length === 0) return null;
  return (
    <fieldset className="color-dialog__tokens" aria-label={colorWords.recent}>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className="color-dialog__token"
          aria-pressed={value === color}
          aria-label={color}
          title={color}
          onClick={() => onValue(color)}
        >
          <Swatch color={color} scheme={undefined} />
        </button>
      ))}
    </fieldset>
  );
}

/** Reserves the space of the mixer until it is loaded, so that the layout doesn't shift. */
function Mixer(props: ColorMixerProps) {
  const { part, failed } = useOnDemand(colorMixer);
  if (failed) return <PartFailed />;
  return part ? <part.ColorMixer {...props} /> : <div className="color-dialog__room" />;
}

interface CustomProps {
  readonly field: ColorField;
  readonly stored: string;
  readonly onValue: (value: unknown) => void;
}

function CustomColor({ field, stored, onValue }: CustomProps) {
  const { text, issue, onText, onBlur } = useFieldText(stored, (typed) => checkColor(field, typed), onValue);
  return (
    <div className="color-dialog__custom">
      <label>
        {colorWords.custom}
        <input
          className="tool-input"
          spellCheck={false}
          autoComplete="off"
          value={text}
          placeholder={colorWords.example}
          aria-invalid={issue ? true : undefined}
          onChange={(event) => onText(event.target.value)}
          onBlur={onBlur}
        />
      </label>
      <EyeDropper onValue={onValue} />
      {stored !== '' && (
        <button type="button" className="color-dialog__clear" onClick={() => onValue(undefined)}>
          {colorWords.clear}
        </button>
      )}
      {issue && (
        <p className="field__issue color-dialog__issue" role="alert">
          {issue}
        </p>
      )}
    </div>
  );
}

/** A colour as the page shows it in one theme; a line for no colour. */
function Swatch({
  color,
  scheme,
}: {
  readonly color: string;
  readonly scheme: 'light' | 'dark' | undefined;
}) {
  const { color: colors } = useStore(siteTokensStore, ({ tokens }) => tokens);
  const token = findColorToken(color);
  const own = isColor(color) ? color : undefined;
  const shown = token ? formatLightDark(colors[token].light, colors[token].dark) : own;
  return (
    <span
      className={shown ? 'swatch' : 'swatch swatch--none'}
      style={{ background: shown }}
      data-theme={scheme}
      aria-hidden="true"
    />
  );
}

interface ColorContrastProps {
  /** A CSS colour, as stored. */
  readonly color: string;
  readonly scheme: 'light' | 'dark' | undefined;
}

/** The contrast of the theme's ink and paper on a colour; nothing if the colour can't be resolved. */
function ColorContrast({ color, scheme = 'light' }: ColorContrastProps) {
  const { color: colors } = useStore(siteTokensStore, ({ tokens }) => tokens);
  const token = findColorToken(color);
  const shown = token ? colors[token][scheme] : color;
  const behind = readLuminance(shown);
  if (behind === undefined) return null;
  return (
    <ul className="color-contrast" aria-label={colorWords.contrast}>
      {(['ink', 'paper'] as const).map((name) => {
        const text = colors[name][scheme];
        const ratio = computeContrast(behind, readLuminance(text) ?? 0);
        const enough = ratio >= enoughContrast;
        return (
          <li key={name} className="color-contrast__pair">
            <span
              className="color-contrast__sample"
              style={{ background: shown, color: text }}
              aria-hidden="true"
            >
              Aa
            </span>
            {colorWords.ratio(formatTokenName(name), ratio, enough)}
          </li>
        );
      })}
    </ul>
  );
}

/** Only Chromium browsers have `EyeDropper`. */
interface EyeDropperWindow {
  readonly EyeDropper?: new () => { readonly open: () => Promise<{ readonly sRGBHex: string }> };
}

/** Picks a colour from anywhere on the screen, if the browser supports it. */
function EyeDropper({ onValue }: { readonly onValue: (color: string) => void }) {
  const Dropper = (window as EyeDropperWindow).EyeDropper;
  if (!Dropper) return null;
  const pick = () =>
    new Dropper().open().then(
      ({ sRGBHex }) => onValue(sRGBHex),
      // Rejected on Escape: no colour was picked.
      () => undefined,
    );
  return <IconButton icon={Pipette} label={colorWords.eyeDropper} onPress={() => void pick()} />;
}

const most = 6;

/** Custom colours used recently, the latest first, until the editor is closed. */
const recentColors = createStore<{ readonly colors: readonly string[] }>(() => ({ colors: [] }));

function rememberColor(color: string): void {
  recentColors.setState(({ colors }) => ({
    colors: [color, ...colors.filter((other) => other !== color)].slice(0, most),
  }));
}
