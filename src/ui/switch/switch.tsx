import type { CSSProperties } from 'react';
import type { SwitchStyle } from './switch-styles.ts';

interface SwitchProps {
  /** What is chosen between. */
  readonly label: string;
  /** Joins the choices; unique on the page. */
  readonly name: string;
  readonly choices: readonly string[];
  /** The choice that is on at first. */
  readonly chosen?: number;
  readonly looks?: SwitchStyle;
}

/** One of a few. Real radio buttons, so arrow keys and forms work without any script. */
export function Switch({ label, name, choices, chosen = 0, looks = 'default' }: SwitchProps) {
  return (
    <fieldset className={`switch switch--${looks}`} style={{ '--count': choices.length } as CSSProperties}>
      <legend className="switch__label">{label}</legend>
      <div className="switch__choices">
        {choices.map((choice, index) => (
          <label key={choice} className="switch__choice">
            <input
              type="radio"
              className="switch__input"
              name={name}
              value={choice}
              defaultChecked={index === chosen}
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
