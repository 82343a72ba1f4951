import type { CombinedOption, FieldControl } from '#content/fields/field.ts';
import { choice, color, length, link, number, toggle } from '#content/fields/kinds.ts';

const tab = 'behaviour';

/** Options for a click on a card. A presentation takes precedence over a link. */
const onClick: readonly CombinedOption[] = [
  {
    value: 'nothing',
    label: 'Nothing',
    is: [{}],
    sets: { linkEnabled: undefined, interactionEnabled: undefined },
  },
  {
    value: 'link',
    label: 'Link',
    is: [{ linkEnabled: [true] }],
    sets: { linkEnabled: true, interactionEnabled: undefined },
  },
  {
    value: 'presentation',
    label: 'Presentation',
    is: [{ interactionEnabled: [true] }],
    sets: { linkEnabled: undefined, interactionEnabled: true },
  },
];

const presented = { tab, when: { field: 'interactionEnabled', is: [true] } } as const;

export function interactionFields() {
  const linked = {
    tab,
    when: [
      { field: 'linkEnabled', is: [true] },
      { field: 'interactionEnabled', is: [false] },
    ],
  } as const;
  return {
    linkEnabled: toggle('Link', { tab, control: onClickPart('link') }),
    interactionEnabled: toggle('Presentation', { tab, control: onClickPart('presentation') }),
    link: link('Link', linked),
    linkType: choice('Open in', { internal: 'Same tab', external: 'New tab' }, linked),
    interactionType: choice(
      'Interaction type',
      { presentation: 'Presentation' },
      { ...presented, default: 'presentation' },
    ),
    ...presentationFields(),
  };
}

/** Fields that are only visible in the opened presentation. */
export function presentationFields() {
  return {
    presentPath: link('Presentation', {
      ...presented,
      default: '/slidedeck',
      framed: true,
      help: 'A slide deck from Media (HTML as ZIP) or a full https:// URL.',
    }),
    contentType: choice(
      'Type',
      { html: 'Web page', pdf: 'PDF' },
      {
        ...presented,
        default: 'html',
        help: 'Websites that refuse to be embedded can only open in a new tab.',
      },
    ),
    presentationScale: length('Scale', { ...presented, default: '95%' }),
    allowScrolling: toggle('Scrolling', presented),
    backgroundColor: { ...color('Background', presented), default: 'white' },
    scaleToFit: toggle('Scale to fit', presented),
    expectedContentWidth: number('Design width', { ...presented, min: 1, unit: 'px' }),
  };
}

function onClickPart(part: string): FieldControl {
  return { kind: 'combined', key: 'onClick', label: 'On click', part, options: onClick };
}
