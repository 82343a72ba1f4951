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

export function ButtonSample({ variant, language, knobs = {} }: SampleProps) {
  const { words, icon = variant === 'primary' ? 'after' : 'none', condition } = knobs;
  const states = { disabled: condition === 'disabled', busy: condition === 'busy' };
  if (variant === 'carousel') {
    const label = words || say(language, { nl: 'Volgende', en: 'Next' });
    return (
      <Button variant="carousel" aria-label={label} icon={<ChevronRight aria-hidden="true" />} {...states} />
    );
  }
  const arrow = <ArrowRight aria-hidden="true" />;
  return (
    <Button
      variant={variant as ButtonVariant}
      icon={icon === 'before' && arrow}
      iconEnd={icon === 'after' && arrow}
      aria-current={variant === 'navActive' ? 'page' : undefined}
      {...states}
    >
      {words || say(language, buttonWords[variant as keyof typeof buttonWords])}
    </Button>
  );
}

export function CardSample({ variant, language, knobs = {} }: SampleProps) {
  const { words, condition } = knobs;
  const failed = { nl: 'De foto kon niet worden geladen.', en: 'The picture could not be loaded.' };
  return (
    <Card
      variant={variant as CardVariant}
      media={<Hills hour={cardHours[variant as CardVariant]} />}
      mediaFailed={condition === 'error' ? say(language, failed) : undefined}
      busy={condition === 'busy' || undefined}
      title={words || say(language, { nl: 'Laagwater', en: 'Low water' })}
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

/** Hills through a day, so that samples beside one another do not repeat a picture. */
const hours = {
  morning: {
    disc: [82, 108, 34],
    ridges: [
      'M0 132c60-18 96 8 150-10s106-40 170-34v112H0Z',
      'M0 158c70 14 120-22 186-18s92 22 134 2v58H0Z',
      'M0 186c80-26 140-4 200-10s80-14 120-4v28H0Z',
    ],
  },
  noon: {
    disc: [232, 62, 28],
    ridges: [
      'M0 140c50-36 90-38 140-12s110 26 180-22v94H0Z',
      'M0 158c60-10 110 12 170 0s100-30 150-14v56H0Z',
      'M0 176c70-26 120-16 170-2s100 10 150-12v38H0Z',
    ],
  },
  tide: {
    disc: [160, 112, 44],
    ridges: [
      'M0 114h320v86H0Z',
      'M0 142c40-6 60 6 108 2s92-12 136-4 50 4 76 0v60H0Z',
      'M0 182c64-22 120-20 168-4s92 10 152-18v40H0Z',
    ],
  },
  evening: {
    disc: [222, 128, 52],
    ridges: [
      'M0 104c72-6 120 44 190 46s86-18 130-22v72H0Z',
      'M0 140c64 0 118 36 180 32s96-30 140-32v60H0Z',
      'M0 176c90-6 130 16 190 14s86-20 130-20v30H0Z',
    ],
  },
  night: {
    disc: [96, 48, 15],
    ridges: [
      'M0 128c40-10 60-44 96-44s52 40 96 42 66-34 128-24v98H0Z',
      'M0 164c56-24 104-18 150-2s104-6 170-26v64H0Z',
      'M0 190c60-14 120-28 178-16s92 6 142-8v34H0Z',
    ],
  },
} as const;
type HillsHour = keyof typeof hours;

const cardHours: Record<CardVariant, HillsHour> = {
  default: 'noon',
  elevated: 'morning',
  bordered: 'tide',
  flat: 'evening',
};

/** A picture that needs no file. */
export function Hills({ hour }: { readonly hour: HillsHour }) {
  const { disc, ridges } = hours[hour];
  const [cx, cy, r] = disc;
  const [far, middle, near] = ridges;
  return (
    <svg
      className={`sample-picture sample-picture--${hour}`}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle className="sample-picture__haze" cx={cx} cy={cy} r={r * 3} />
      <circle className="sample-picture__haze" cx={cx} cy={cy} r={r * 1.8} />
      <circle className="sample-picture__sun" cx={cx} cy={cy} r={r} />
      <path className="sample-picture__far" d={far} />
      <path className="sample-picture__middle" d={middle} />
      <path className="sample-picture__near" d={near} />
    </svg>
  );
}

export function ToggleSample({ variant, language, id, knobs = {} }: SampleProps) {
  const { words, condition } = knobs;
  const error = { nl: 'Zet dit aan om verder te gaan', en: 'Switch this on to go on' };
  return (
    <Toggle
      size={variant as ToggleSize}
      name={id}
      defaultChecked={variant !== 'small'}
      disabled={condition === 'disabled'}
      error={condition === 'error' ? say(language, error) : undefined}
    >
      {words || say(language, { nl: 'Geluid', en: 'Sound' })}
    </Toggle>
  );
}

export function SwitchSample({ variant, language, id, knobs = {} }: SampleProps) {
  const { words, condition } = knobs;
  const error = { nl: 'Daar zijn nog geen cijfers van', en: 'There are no figures of that yet' };
  return (
    <Switch
      looks={variant as SwitchStyle}
      name={id}
      label={say(language, { nl: 'Periode', en: 'Period' })}
      choices={[
        { value: 'day', label: words || say(language, { nl: 'Dag', en: 'Day' }) },
        { value: 'week', label: say(language, { nl: 'Week', en: 'Week' }) },
        { value: 'month', label: say(language, { nl: 'Maand', en: 'Month' }) },
      ]}
      chosen="week"
      disabled={condition === 'disabled'}
      error={condition === 'error' ? say(language, error) : undefined}
    />
  );
}
