import { Pipette } from 'lucide-react';
import { IconButton } from '../../shared/icon-button.tsx';
import { colorWords } from './color-words.ts';

/** Of the browsers that we support, Chrome and its kin have it. */
interface WithEyeDropper {
  readonly EyeDropper?: new () => { readonly open: () => Promise<{ readonly sRGBHex: string }> };
}

/** Takes a colour from anywhere on the screen, where the browser can. */
export function EyeDropper({ onValue }: { readonly onValue: (color: string) => void }) {
  const Dropper = (window as WithEyeDropper).EyeDropper;
  if (!Dropper) return null;
  const pick = () =>
    new Dropper().open().then(
      ({ sRGBHex }) => onValue(sRGBHex),
      // Escape: nothing was picked.
      () => undefined,
    );
  return <IconButton icon={Pipette} label={colorWords.eyeDropper} onPress={() => void pick()} />;
}
