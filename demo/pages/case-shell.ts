import {
  apart,
  apartFromWords,
  besidePicture,
  caption,
  caseEnd,
  columns,
  facts,
  figure,
  hero,
  image,
  inTheEvening,
  keepInView,
  large,
  narrowWide,
  onPhones,
  quotation,
  section,
  spread,
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { caseLayout, type SeedPage } from '../seed-page.ts';
import { caseContact } from './contact.ts';
import { tide } from './interactions/tide.ts';
import { voices } from './voices.ts';

/** Heading with the time of a moment of the walk. Its text is aligned to the bottom of its neighbour. */
const hour = (id: string, time: string) => large(subheading(id, time, time), 'huge');
const besideTheHour = { ...apart, gap: besidePicture.gap, align: 'bottom' };

/**
 * Told in the order of the design, from the end of the walk to its start. The situation before the app comes
 * last.
 */
export const shell: SeedPage = {
  identifier: 'shell',
  kind: 'case',
  title: { nl: 'Laagwater: op tijd terug van het wad', en: 'Laagwater: back from the mudflats in time' },
  layout: caseLayout,
  overview: [
    keepInView(
      inTheEvening(
        hero('shell-hero', 'shell-hero.webp', {
          nl: 'Twee telefoons met een getijdencurve en een wandelroute, op lagen van zand naar diep water',
          en: 'Two phones with a tide curve and a walking route, on layers running from sand to deep water',
        }),
        'shell-hero-night.webp',
      ),
      12,
    ),
    title('shell-title', 'Laagwater: op tijd terug van het wad', 'Laagwater: back from the mudflats in time'),
    text(
      'shell-lead',
      'Een app voor wie met een gids of met ervaring het wad op gaat. Hij rekent het getij om naar de enige vraag die daar telt: wanneer moeten we keren?',
      'An app for people who walk the mudflats with a guide, or with years of practice. It turns the tide into the only question that matters out there: when do we turn back?',
    ),
    facts('shell', {
      role: { nl: 'Onderzoek, ontwerp en proeftochten', en: 'Research, design and trial walks' },
      year: '2024',
      weeks: 14,
      outcome: { nl: 'Twaalf gidsen, op elke tocht', en: 'Twelve guides, on every walk' },
    }),
    section('shell-answer', subheading('shell-approach', 'Van achter naar voren', 'From back to front'), [
      text(
        'shell-approach-text',
        'De eerste versie was een mooie grafiek. Op het wad keek niemand ernaar. Daarna zijn we van achter naar voren gaan ontwerpen: eerst het scherm dat zegt dat je nu moet gaan, dan pas de rest. In die volgorde staat het hier ook.',
        'The first version was a handsome graph. Out on the flats nobody looked at it. So we designed from back to front: first the screen that tells you to leave now, and only then the rest. That’s the order here, too.',
      ),
    ]),
    // The app's most important screen has the full width of the viewport.
    columns(
      'shell-turn',
      [
        // Same size as the times below, which are in narrow columns.
        [columns('shell-turn-part', [[hour('shell-turn-time', '14:20')], []], [0.7, 0.3], { gap: '0' })],
        [
          text(
            'shell-turn-text',
            '**Rood gaat over keren.** Eerst klein, en als het tijd is over het hele scherm. Natte handen, tegenlicht, twintig mensen die staan te wachten: de belangrijkste knop is zo breed als het scherm, want één hand is genoeg.',
            '**Red is for turning back.** Small at first; the whole screen when it’s time. Wet hands, low sun, twenty people waiting: the main button is as wide as the screen, because one hand will have to do.',
          ),
        ],
      ],
      wideNarrow.besidePicture,
      besideTheHour,
    ),
    onPhones(
      image(
        'shell-screens',
        'shell-turn.webp',
        {
          nl: 'Een telefoon van dichtbij op nat zand, met druppels op het glas: ‘Tijd om te keren’, 1:20 naar de dijk',
          en: 'A phone close up on wet sand, drops on its glass: “Time to turn back”, 1:20 to the dike',
        },
        { widthType: 'viewport', aspectRatio: '21/9', night: 'shell-turn-night.webp' },
      ),
      'shell-turn-phone.webp',
      'shell-turn-phone-night.webp',
    ),
    columns(
      'shell-low',
      [
        [
          hour('shell-low-time', '13:13'),
          text(
            'shell-low-text',
            'Laagwater. Op papier is dit het midden van de tocht, en zo voelt het ook: alles is droog en er is tijd zat. Er is nog een uur.',
            'Low water. On paper it’s the middle of the walk, and it feels that way: everything’s dry and there’s all the time in the world. There’s an hour left.',
          ),
        ],
        [
          tide,
          caption(
            'shell-tide-note',
            'Zes uur in één keer scrollen. Het water zakt vanzelf; dat het terugkomt, vergeet je.',
            'Six hours in one scroll. The water goes out by itself; it’s easy to forget that it comes back.',
          ),
        ],
      ],
      narrowWide.besidePicture,
      besideTheHour,
    ),
    columns(
      'shell-start',
      [
        [
          hour('shell-start-time', '10:10'),
          text(
            'shell-start-text',
            'De dijk, het laatste bereik. **Alles staat al op de telefoon:** routes en getijden worden thuis opgehaald. Vanaf hier zegt het scherm maar twee dingen, en het tweede is hoe laat je omkeert.',
            'The dike, and the last of the signal. **Everything’s on the phone already:** routes and tides are fetched at home. From here the screen says two things only, and the second is when to turn back.',
          ),
        ],
        [
          onPhones(
            image(
              'shell-route',
              'shell-route.webp',
              {
                nl: 'Kaart van het wad met een gestippelde route en een kaartje met de resterende tijd',
                en: 'Map of the flats with a dotted route and a card showing the time that is left',
              },
              { aspectRatio: '4/3', night: 'shell-route-night.webp' },
            ),
            'shell-route-phone.webp',
            'shell-route-phone-night.webp',
          ),
        ],
      ],
      narrowWide.besidePicture,
      besideTheHour,
    ),
    section('shell-problem', subheading('shell-situation', 'En daarvoor', 'And before that'), [
      text(
        'shell-situation-text',
        'Gidsen werkten met een tabel op papier, een horloge en hun geheugen. Dat gaat lang goed. De vereniging wilde iets dat ook werkt met natte handen, in de zon en zonder bereik.',
        'Guides worked with a printed table, a watch and their memory. That works, for a long time. The association wanted something that works with wet hands, too, in bright sun and without a signal.',
      ),
    ]),
    columns(
      'shell-turned',
      [
        [
          onPhones(
            image(
              'shell-before',
              'shell-before.webp',
              {
                nl: 'Nat zand met een gevouwen getijdentabel, een som in balpen, en een horloge op 13:13',
                en: 'Wet sand with a folded tide table, a sum in ballpoint, and a watch at 13:13',
              },
              { aspectRatio: '4/3', night: 'shell-before-night.webp' },
            ),
            'shell-before-phone.webp',
            'shell-before-phone-night.webp',
          ),
        ],
        [quotation('shell-voice', voices.shell)],
      ],
      wideNarrow.besidePicture,
      { ...besidePicture, marginTop: '16px' },
    ),
    columns(
      'shell-end',
      [
        [
          ...figure(
            'shell-guides',
            { nl: '12', en: '12' },
            { nl: 'gidsen, op elke tocht', en: 'guides, on every walk' },
          ),
        ],
        [
          subheading('shell-result', 'Eén seizoen later', 'One season on'),
          text(
            'shell-result-text',
            'Na één seizoen gebruikten twaalf gidsen de app op elke tocht. Het papier gaat nog steeds mee, in een plastic hoesje. Dat vind ik een goed teken: het is nu de reserve.',
            'After one season twelve guides were using the app on every walk. The paper still comes along, in a plastic sleeve. I take that as a good sign: it’s the spare now.',
          ),
        ],
      ],
      [7, 5],
      { ...apartFromWords, align: 'bottom' },
    ),
    spread('shell-season', [
      onPhones(
        image(
          'shell-walks',
          'shell-guides.webp',
          {
            nl: 'Twaalf dunne lijnen vanaf de dijk het wad op, elk met de naam van een gids ervoor; die van Jelle is rood',
            en: 'Twelve thin lines from the dike onto the flats, each labelled with a guide’s name; Jelle’s is red',
          },
          { widthType: 'page', aspectRatio: '21/9', night: 'shell-guides-night.webp' },
        ),
        'shell-guides-phone.webp',
        'shell-guides-phone-night.webp',
      ),
    ]),
    ...caseEnd(
      'shell',
      'Laagwater is verzonnen. Er is geen vereniging en geen app; ga nooit het wad op met een ontwerp uit een portfolio.',
      'Laagwater is invented. There’s no association and no app; never walk the mudflats on a design from a portfolio.',
    ),
    caseContact('shell', 'Waar moet jij op tijd terug zijn?', 'Where do you have to be back in time?'),
  ],
};
