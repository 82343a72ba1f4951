import { caseEnd, hero, image, pairs, subheading, text, title } from '../blocks.ts';
import type { SeedPage } from '../seed-page.ts';

export const check: SeedPage = {
  identifier: 'check',
  kind: 'case',
  title: { nl: 'Doek op: afvinken voor de voorstelling', en: 'Doek op: ticking off before the show' },
  overview: [
    hero('check-hero', 'check-hero.jpg', {
      nl: 'Een tablet met een checklijst en een zaalplan in het licht van een theaterlamp, voor een groen doek',
      en: 'A tablet with a checklist and a seating plan in a spotlight, before a green curtain',
    }),
    title('check-title', 'Doek op: afvinken voor de voorstelling', 'Doek op: ticking off before the show'),
    text(
      'check-lead',
      'Een theater met 180 stoelen en zes vaste krachten. Elke avond moeten er 41 dingen kloppen voordat het doek opgaat.',
      'A theatre with 180 seats and a permanent crew of six. Every evening 41 things have to be right before the curtain goes up.',
    ),
    subheading('check-situation', 'De situatie', 'The situation'),
    text(
      'check-situation-text',
      'De lijst hing in de gang, in drie handschriften. Iedereen wist wat erop stond, dus niemand keek er nog op. Tot de avond dat de brandwacht dat wel deed.',
      'The list hung in the corridor, in three people’s handwriting. Everybody knew what it said, so nobody read it any more. Until the evening when the fire officer did.',
    ),
    image('check-plan', 'check-plan.jpg', {
      nl: 'Plattegrond van de zaal: toneel met drie lichtbundels en rijen stoelen, waarvan twee rood',
      en: 'Plan of the hall: a stage with three beams of light and rows of seats, two of them red',
    }),
    subheading('check-approach', 'De aanpak', 'The approach'),
    text(
      'check-approach-text',
      'Ik heb vier avonden achter het toneel gestaan en geteld hoe vaak iemand iets twee keer deed. Daar kwam een eenvoudige regel uit: de lijst volgt je route door het gebouw, niet de afdelingen op papier.\n\nAfvinken gaat met je duim, in het donker. Het scherm geeft bijna geen licht en maakt geen geluid. Wat klaar is schuift weg; wat blijft staan, is het gesprek van halfacht.',
      'I stood backstage for four evenings and counted how often somebody did a thing twice. That gave a simple rule: the list follows your route through the building, not the departments on paper.\n\nYou tick with your thumb, in the dark. The screen gives hardly any light and makes no sound. What is done slides away; what remains is the half past seven meeting.',
    ),
    pairs('check-details', [
      image(
        'check-phones',
        'check-phones.jpg',
        {
          nl: 'Drie schermen: de lijst, het teken dat alles klaar is en de overdracht',
          en: 'Three screens: the list, the sign that all is ready and the handover',
        },
        { aspectRatio: '16/10' },
      ),
      image(
        'check-loop',
        'check-slide.gif',
        {
          nl: 'Animatie: drie vinkjes worden gezet en het doek gaat open',
          en: 'Animation: three ticks are set and the curtain opens',
        },
        { aspectRatio: '16/10' },
      ),
    ]),
    subheading('check-result', 'Het resultaat', 'The result'),
    text(
      'check-result-text',
      'De ronde duurt nu 25 minuten in plaats van 40. Belangrijker: invallers kunnen hem ook lopen. De lijst in de gang hangt er nog, ingelijst.',
      'The round now takes 25 minutes instead of 40. More important: stand-ins can walk it too. The list in the corridor is still there, in a frame.',
    ),
    ...caseEnd(
      'check',
      'Het theater bestaat niet, en de brandwacht is dus ook nooit langs geweest. Doek op is verzonnen demowerk.',
      'The theatre does not exist, so the fire officer never called. Doek op is invented demo work.',
    ),
  ],
};
