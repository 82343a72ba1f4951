import { presets } from '../src/tokens/presets/presets.ts';

const design = presets.find(({ id }) => id === 'vitrine');

/** Site settings of the demo. The studio, its number and its address are invented. */
export const demoSettings = {
  studioName: 'Studio Vitrine',
  tagline: { nl: 'Digitaal productontwerp', en: 'Digital product design' },
  description: {
    nl: 'Studio Vitrine is een ontwerpstudio van één persoon in Amsterdam. Ik ontwerp apps en websites die mensen zonder uitleg begrijpen.',
    en: 'Studio Vitrine is a one-person design studio in Amsterdam. I design apps and websites that people understand without explanation.',
  },
  phoneNumber: '+31 20 000 00 00',
  emailAddress: 'hallo@studiovitrine.example',
  city: 'Amsterdam',
  startYear: 2011,
  designTokens: design?.changes,
  consentDefault: 'ask',
  contact: {
    title: { nl: 'Vertel me waar je op vastloopt', en: 'Tell me where you’re stuck' },
    description: {
      nl: 'Bellen kan op werkdagen tussen negen en vijf. Mailen kan altijd; je hebt binnen twee dagen antwoord, van mij.',
      en: 'Call on weekdays between nine and five. Email any time: you’ll have an answer within two days, and from me.',
    },
    primaryButtonText: { nl: 'Bel de studio', en: 'Call the studio' },
    secondaryButtonText: { nl: 'Stuur een mail', en: 'Send an email' },
  },
} as const;
