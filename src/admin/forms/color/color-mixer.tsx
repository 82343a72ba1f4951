import { useMemo, useState } from 'react';
import {
  type Color,
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  SliderTrack,
} from 'react-aria-components';
import { formatTokenReference } from './color-value.ts';
import { colorWords } from './color-words.ts';
import { resolveCssColor } from './shown-color.ts';
import './color-mixer.css';

export interface ColorMixerProps {
  readonly label: string;
  /** A CSS colour, or an empty string. */
  readonly stored: string;
  readonly scheme: 'light' | 'dark' | undefined;
  /** Called with each colour during the gesture, in hex. */
  readonly onValue: (value: string) => void;
}

/** A mixer for a custom colour. Starts at the current colour, or at the accent if there is none. */
export function ColorMixer({ label, stored, scheme, onValue }: ColorMixerProps) {
  const [mixed, setMixed] = useState<{ readonly color: Color; readonly stored: string }>();
  const shown = useMemo(
    () => resolveCssColor(stored || formatTokenReference('accent'), scheme),
    [stored, scheme],
  );
  const mix = (color: Color) => {
    const value = serializeColor(color);
    setMixed({ color, stored: value });
    onValue(value);
  };
  return (
    // A grey in hex has no hue. While the stored value is the mixed one, the mixer keeps its own colour and
    // hue.
    <ColorPicker value={mixed?.stored === stored ? mixed.color : shown} onChange={mix}>
      <div className="mixer">
        <ColorArea
          className="mixer__area"
          aria-label={colorWords.pick(label)}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
        >
          <ColorThumb className="mixer__thumb" />
        </ColorArea>
        {(['hue', 'alpha'] as const).map((channel) => (
          <ColorSlider key={channel} className="mixer__slider" colorSpace="hsb" channel={channel}>
            <SliderTrack className="mixer__track">
              <ColorThumb className="mixer__thumb" />
            </SliderTrack>
          </ColorSlider>
        ))}
      </div>
    </ColorPicker>
  );
}

function serializeColor(color: Color): string {
  return color.toString(color.getChannelValue('alpha') < 1 ? 'hexa' : 'hex').toLowerCase();
}
