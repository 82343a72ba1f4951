import { tokenWords } from '../work/design-tokens-words.ts';
import { useFontFamilies } from './font-families.ts';

interface FamilyControlProps {
  readonly value: readonly string[];
  readonly onValue: (value: string[]) => void;
}

/** One of the typefaces that the site has: those that come with it, and the studio's own. */
export function FamilyControl({ value, onValue }: FamilyControlProps) {
  const families = useFontFamilies();
  const [chosen = ''] = value;
  const known = families.includes(chosen) ? families : [chosen, ...families];
  return (
    <label className="family-control">
      <span className="number-field__label">{tokenWords.token.family}</span>
      <select className="tool-select" value={chosen} onChange={(event) => onValue([event.target.value])}>
        {known.map((family) => (
          <option key={family}>{family}</option>
        ))}
      </select>
    </label>
  );
}
