import { type Block, defineBlock } from '#content/block/block.ts';
import type { Copy, Language } from '#content/language/language.ts';
import { createFormerPhoneReader } from '../shared/former-phone-fields.ts';
import { summarizeText } from '../shared/summary.ts';
import { contentFields } from './content.fields.ts';
import { interactionFields } from './interaction.fields.ts';
import { cardSizeFields } from './size.fields.ts';
import { cardStyleFields } from './style.fields.ts';

export const cardBlock = defineBlock({
  type: 'card',
  label: 'Card',
  synonyms: ['tile', 'teaser', 'panel', 'box', 'case', 'presentation'],
  category: 'content',
  place: 5,
  icon: 'square',
  fields: { ...contentFields(), ...cardStyleFields(), ...cardSizeFields(), ...interactionFields() },
  readFormerNames: createFormerPhoneReader([
    {
      src: ['contentImagePhoneSrc', 'contentImageSrc'],
      darkSrc: ['contentImagePhoneDarkSrc', 'contentImageDarkSrc'],
      point: [
        ['contentImagePhoneFocalX', 'contentImageFocalX'],
        ['contentImagePhoneFocalY', 'contentImageFocalY'],
      ],
      ratio: ['contentImageAspectRatioMobile', 'contentImageAspectRatio'],
    },
  ]),
  summary: (block: Block, language: Language) => header(block, language) || text(block, language),
  starter: () => ({
    isMultiLanguage: true,
    headerText: { nl: 'Een gesprek van een uur', en: 'An hour’s conversation' } satisfies Copy,
    content: {
      nl: 'Vertel wat er speelt. Daarna weet je **wat ontwerp kan betekenen**, en wat niet.',
      en: 'Tell me what’s going on. Afterwards you’ll know **what design can do**, and what it can’t.',
    } satisfies Copy,
    elevation: 'low',
    linkEnabled: true,
    link: '/cases',
    linkType: 'internal',
  }),
  otherWords: {
    work: {
      headerText: { nl: 'Naam van het werk', en: 'Name of the work' },
      content: {
        nl: 'In één zin wat het doet, en voor wie.',
        en: 'What it does and for whom, in one sentence.',
      },
      link: '/cases',
    },
  },
});

const header = summarizeText('headerText');
const text = summarizeText('content');
