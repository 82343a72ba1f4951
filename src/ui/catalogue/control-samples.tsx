import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-variants.ts';
import { Card } from '../card/card.tsx';
import { type CardVariant, cardVariants } from '../card/card-variants.ts';
import { Switch } from '../switch/switch.tsx';
import type { SwitchStyle } from '../switch/switch-styles.ts';
import { Toggle } from '../toggle/toggle.tsx';
import type { ToggleSize } from '../toggle/toggle-sizes.ts';
import { Niche, type Things } from './niche.tsx';
import { findSampleContent, getSampleText, type SampleProps, type SampleWords } from './sample-props.ts';

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
    const label = words || getSampleText(language, { nl: 'Volgende', en: 'Next' });
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
      {words || getSampleText(language, buttonWords[variant as keyof typeof buttonWords])}
    </Button>
  );
}

export function CardSample({ variant, language, shown, knobs = {} }: SampleProps) {
  const { words, condition } = knobs;
  const own = findSampleContent(shown, cardVariants.indexOf(variant as CardVariant));
  const failed = { nl: 'De foto kon niet worden geladen.', en: 'The picture could not be loaded.' };
  return (
    <Card
      variant={variant as CardVariant}
      media={<Niche things={cardThings[variant as CardVariant]} picture={own?.picture} />}
      mediaFailed={condition === 'error' ? getSampleText(language, failed) : undefined}
      busy={condition === 'busy' || undefined}
      title={words || own?.title || getSampleText(language, cardWords[variant as CardVariant].title)}
    >
      <p>{own?.text || getSampleText(language, cardWords[variant as CardVariant].text)}</p>
    </Card>
  );
}

/** Sample texts about the objects in the niche, by variant. */
const cardWords: Record<CardVariant, Record<'title' | 'text', SampleWords>> = {
  default: {
    title: { nl: 'Bal op blok', en: 'Ball on block' },
    text: {
      nl: 'Blijft liggen zolang niemand de kast dichtslaat.',
      en: 'Stays put until somebody slams the cabinet.',
    },
  },
  elevated: {
    title: { nl: 'Drie keien', en: 'Three pebbles' },
    text: { nl: 'Van het strand, op volgorde van gewicht.', en: 'From the beach, in order of weight.' },
  },
  bordered: {
    title: { nl: 'Bal en boog', en: 'Ball and arch' },
    text: { nl: 'De bal past er net onderdoor.', en: 'The ball just fits underneath.' },
  },
  flat: {
    title: { nl: 'Grote bal', en: 'Large ball' },
    text: { nl: 'Het blok staat er voor de maat bij.', en: 'The block is there for scale.' },
  },
};

const cardThings: Record<CardVariant, Things> = {
  default: 'tower',
  elevated: 'pebbles',
  bordered: 'arch',
  flat: 'ball',
};

export function ToggleSample({ variant, language, id, knobs = {} }: SampleProps) {
  const { words, condition } = knobs;
  const error = { nl: 'Zet dit aan om verder te gaan', en: 'Switch this on to go on' };
  return (
    <Toggle
      size={variant as ToggleSize}
      name={id}
      defaultChecked={variant !== 'small'}
      disabled={condition === 'disabled'}
      error={condition === 'error' ? getSampleText(language, error) : undefined}
    >
      {words || getSampleText(language, { nl: 'Geluid', en: 'Sound' })}
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
      label={getSampleText(language, { nl: 'Periode', en: 'Period' })}
      choices={[
        { value: 'day', label: words || getSampleText(language, { nl: 'Dag', en: 'Day' }) },
        { value: 'week', label: getSampleText(language, { nl: 'Week', en: 'Week' }) },
        { value: 'month', label: getSampleText(language, { nl: 'Maand', en: 'Month' }) },
      ]}
      chosen="week"
      disabled={condition === 'disabled'}
      error={condition === 'error' ? getSampleText(language, error) : undefined}
    />
  );
}
