import { choice, color, length, link, number, toggle } from '#content/fields/kinds.ts';

/** What a card does when it is pressed. A presentation wins over a link. */
export function interactionFields() {
  const linked = { tab: 'behaviour', when: { field: 'linkEnabled', is: [true] } } as const;
  const presented = { tab: 'behaviour', when: { field: 'interactionEnabled', is: [true] } } as const;
  return {
    linkEnabled: toggle('Link', { tab: 'behaviour' }),
    link: link('Address', linked),
    linkType: choice(
      'Opens',
      { internal: 'A page of this site', external: 'Another site, in a new tab' },
      linked,
    ),
    interactionEnabled: toggle('Interaction', { tab: 'behaviour' }),
    interactionType: choice(
      'Interaction type',
      { presentation: 'Presentation' },
      { ...presented, default: 'presentation' },
    ),
    presentPath: link('Presentation', {
      ...presented,
      default: '/slidedeck',
      framed: true,
      help: 'A deck of ours, or a page elsewhere. Elsewhere: its whole address, with https://. This page then lets that site show here; one that refuses to be shown within others can only be opened in a new tab.',
    }),
    contentType: choice(
      'Presentation type',
      { html: 'Web page', pdf: 'PDF' },
      { ...presented, default: 'html' },
    ),
    presentationScale: length('Presentation scale', { ...presented, default: '95%' }),
    allowScrolling: toggle('Scroll in the presentation', presented),
    backgroundColor: { ...color('Presentation background', presented), default: 'white' },
    scaleToFit: toggle('Scale the presentation to fit', presented),
    expectedContentWidth: number('Width it was made for', { ...presented, min: 1, unit: 'px' }),
  };
}
