import { defineBlock } from '#content/block/block.ts';
import { choice, link, list, translatedText } from '#content/fields/kinds.ts';
import type { Copy } from '#content/language/language.ts';
import { itemId } from '../shared/fields/item-id.fields.ts';
import { summarizeText } from '../shared/summary.ts';

export const backLinkBlock = defineBlock({
  type: 'backLink',
  label: 'Back link',
  synonyms: ['back', 'return', 'previous', 'breadcrumb'],
  category: 'interactive',
  flow: 'way',
  place: 4,
  icon: 'corner-up-left',
  fields: {
    text: translatedText('Text'),
    destination: choice(
      'Destination',
      { dashboard: 'Home', custom: 'Link' },
      {
        default: 'dashboard',
        tab: 'content',
        help: 'Visitors from a search engine return to it instead.',
      },
    ),
    customUrl: link('Link', { when: { field: 'destination', is: ['custom'] } }),
    /** Placed before `Home`, after the deprecated link above. New blocks have none. */
    href: link('Legacy link', {
      help: 'Clear it to link to Home.',
      when: { field: 'href', matches: /\S/ },
    }),
    style: choice(
      'Variant',
      { arrow: 'Arrow and text', text: 'Text', button: 'Button' },
      { default: 'arrow' },
    ),
    tags: list(
      'Tags',
      { id: itemId(), value: translatedText('Tag'), link: link('Link') },
      { itemLabel: 'Tag', shorthand: 'value' },
    ),
  },
  summary: summarizeText('text'),
  starter: () => ({
    isMultiLanguage: true,
    text: { nl: 'Al het werk', en: 'All work' } satisfies Copy,
    destination: 'custom',
    customUrl: '/cases',
    tags: [
      { id: 'first', value: { nl: 'Onderzoek', en: 'Research' } satisfies Copy },
      { id: 'second', value: { nl: 'Productontwerp', en: 'Product design' } satisfies Copy },
    ],
  }),
});
