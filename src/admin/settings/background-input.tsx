import { isEqual } from '#content/is-equal.ts';
import { noBackground, resolveBackground, type StoredBackground } from '#content/look/background.ts';
import { Button } from '#ui/button/button.tsx';
import { BackgroundFields } from '../forms/background/background-fields.tsx';
import { BackgroundStrip } from '../forms/background/background-strip.tsx';
import { backgroundWords } from '../forms/background/background-words.ts';

interface BackgroundInputProps {
  readonly value: StoredBackground;
  readonly onValue: (value: StoredBackground) => void;
}

/** The default background of all pages, with the same form as a page's own. */
export function BackgroundInput({ value, onValue }: BackgroundInputProps) {
  const background = resolveBackground(value);
  const { backgroundSettings: still } = background;
  return (
    <div className="background-input">
      <BackgroundStrip background={background} />
      <BackgroundFields
        editing={{
          background,
          setStill: (change) => onValue({ ...value, backgroundSettings: { ...still, ...change } }),
          setDynamic: (dynamicBackgroundSettings) => onValue({ ...value, dynamicBackgroundSettings }),
        }}
      />
      {!isEqual(background, resolveBackground(noBackground)) && (
        <Button className="button--small" onClick={() => onValue(noBackground)}>
          {backgroundWords.reset}
        </Button>
      )}
    </div>
  );
}
