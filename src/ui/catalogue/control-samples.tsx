import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-variants.ts';
import { Card } from '../card/card.tsx';
import type { CardVariant } from '../card/card-variants.ts';
import { Switch } from '../switch/switch.tsx';
import type { SwitchStyle } from '../switch/switch-styles.ts';
import { Toggle } from '../toggle/toggle.tsx';
import type { ToggleSize } from '../toggle/toggle-sizes.ts';
import { type SampleProps, type SampleWords, say } from './sample-props.ts';

const buttonWords: Readonly<Record<Exclude<ButtonVariant, 'carousel'>, SampleWords>> = {
  primary: { nl: 'Bekijk', en: 'View' },
  secondary: { nl: 'Bel me', en: 'Call me' },
  tertiary: { nl: 'Lees verder', en: 'Read on' },
  slim: { nl: 'Wijzig', en: 'Change' },
  nav: { nl: 'Werkwijze', en: 'Method' },
  navActive: { nl: 'Werk', en: 'Work' },
};

export function ButtonSample({ variant, language }: SampleProps) {
  if (variant === 'carousel') {
    const label = say(language, { nl: 'Volgende', en: 'Next' });
    return <Button variant="carousel" aria-label={label} icon={<ChevronRight aria-hidden="true" />} />;
  }
  return (
    <Button
      variant={variant as ButtonVariant}
      iconEnd={variant === 'primary' ? <ArrowRight aria-hidden="true" /> : undefined}
      aria-current={variant === 'navActive' ? 'page' : undefined}
    >
      {say(language, buttonWords[variant as keyof typeof buttonWords])}
    </Button>
  );
}

export function CardSample({ variant, language }: SampleProps) {
  return (
    <Card
      variant={variant as CardVariant}
      media={<Hills />}
      title={say(language, { nl: 'Laagwater', en: 'Low water' })}
    >
      <p>
        {say(language, {
          nl: 'Een kaart die met de zeespiegel meebeweegt.',
          en: 'A map that moves along with the level of the sea.',
        })}
      </p>
    </Card>
  );
}

/** A picture that needs no file. */
export function Hills() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle className="sample-picture__sun" cx="232" cy="70" r="30" />
      <path className="sample-picture__far" d="M0 140c50-36 90-38 140-12s110 26 180-22v94H0Z" />
      <path className="sample-picture__near" d="M0 170c70-30 120-22 170-2s100 14 150-12v44H0Z" />
    </svg>
  );
}

export function ToggleSample({ variant, language, id }: SampleProps) {
  return (
    <Toggle size={variant as ToggleSize} name={id} defaultChecked={variant !== 'small'}>
      {say(language, { nl: 'Geluid', en: 'Sound' })}
    </Toggle>
  );
}

export function SwitchSample({ variant, language, id }: SampleProps) {
  return (
    <Switch
      looks={variant as SwitchStyle}
      name={id}
      label={say(language, { nl: 'Periode', en: 'Period' })}
      choices={[
        say(language, { nl: 'Dag', en: 'Day' }),
        say(language, { nl: 'Week', en: 'Week' }),
        say(language, { nl: 'Maand', en: 'Month' }),
      ]}
      chosen={1}
    />
  );
}
