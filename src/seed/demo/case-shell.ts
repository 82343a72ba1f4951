import {
  amongPictures,
  caption,
  caseEnd,
  caseTitle,
  columns,
  facts,
  figure,
  hero,
  image,
  inTheEvening,
  keepInView,
  onPhones,
  section,
  spread,
  subheading,
  text,
  wideNarrow,
  wideNarrowShapes,
} from '../blocks.ts';
import { caseLayout, type SeedPage } from '../seed-page.ts';
import { tide } from './interactions/tide.ts';

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
    caseTitle(
      'shell-title',
      'Laagwater: op tijd terug van het wad',
      'Laagwater: back from the mudflats in time',
    ),
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
    spread('shell-spread', [
      tide,
      caption(
        'shell-tide-note',
        'Zes uur in één keer scrollen. Het water zakt vanzelf; dat het terugkomt, vergeet je.',
        'Six hours in one scroll. The water goes out by itself; it’s easy to forget that it comes back.',
      ),
    ]),
    section('shell-problem', subheading('shell-situation', 'De situatie', 'The situation'), [
      text(
        'shell-situation-text',
        'Gidsen werkten met een tabel op papier, een horloge en hun geheugen. Dat gaat lang goed. De vereniging wilde iets dat ook werkt met natte handen, in de zon, zonder bereik en met twintig mensen die staan te wachten.',
        'Guides worked with a printed table, a watch and their memory. That works, for a long time. The association wanted something that works with wet hands, too, in bright sun, without a signal and with twenty people waiting.',
      ),
    ]),
    image(
      'shell-route',
      'shell-route.webp',
      {
        nl: 'Kaart van het wad met een gestippelde route en een kaartje met de resterende tijd',
        en: 'Map of the flats with a dotted route and a card showing the time that is left',
      },
      { widthType: 'viewport', aspectRatio: '16/9', night: 'shell-route-night.webp' },
    ),
    section('shell-answer', subheading('shell-approach', 'De aanpak', 'The approach'), [
      text(
        'shell-approach-text',
        'De eerste versie was een mooie grafiek. Op het wad keek niemand ernaar. Daarna zijn we van achter naar voren gaan ontwerpen: eerst het scherm dat zegt dat je nu moet gaan, dan pas de rest.\n\n- **Rood gaat over keren.** Eerst klein, en als het tijd is over het hele scherm.\n- **Alles staat al op de telefoon.** Routes en getijden worden thuis opgehaald.\n- **Eén hand is genoeg.** De belangrijkste knop is zo breed als het scherm.',
        'The first version was a handsome graph. Out on the flats nobody looked at it. So we designed from back to front: first the screen that tells you to leave now, and only then the rest.\n\n- **Red is for turning back.** Small at first; the whole screen when it’s time.\n- **Everything’s on the phone already.** Routes and tides are fetched at home.\n- **One hand will do.** The main button is as wide as the screen.',
      ),
    ]),
    columns(
      'shell-details',
      [
        [
          onPhones(
            image(
              'shell-screens',
              'shell-screens.webp',
              {
                nl: 'Drie schermen: het getij van vandaag, de route en de rode oproep om te keren',
                en: 'Three screens: today’s tide, the route and the red call to turn back',
              },
              { aspectRatio: wideNarrowShapes.wide, night: 'shell-screens-night.webp' },
            ),
            'shell-screens-phone.webp',
            'shell-screens-phone-night.webp',
          ),
        ],
        [
          keepInView(
            image(
              'shell-loop',
              'shell-slide.gif',
              {
                nl: 'Animatie: het water zakt en stijgt, en een balk toont hoeveel tijd er is',
                en: 'Animation: the water falls and rises, and a bar shows how much time there is',
              },
              { aspectRatio: wideNarrowShapes.narrow },
            ),
            50,
            0,
          ),
        ],
      ],
      wideNarrow.amongPictures,
      amongPictures,
    ),
    section('shell-end', subheading('shell-result', 'Het resultaat', 'The result'), [
      text(
        'shell-result-text',
        'Na één seizoen gebruikten twaalf gidsen de app op elke tocht. Het papier gaat nog steeds mee, in een plastic hoesje. Dat vind ik een goed teken: het is nu de reserve.',
        'After one season twelve guides were using the app on every walk. The paper still comes along, in a plastic sleeve. I take that as a good sign: it’s the spare now.',
      ),
      ...figure(
        'shell-guides',
        { nl: '12', en: '12' },
        { nl: 'gidsen, op elke tocht', en: 'guides, on every walk' },
        'huge',
      ),
    ]),
    ...caseEnd(
      'shell',
      'Laagwater is verzonnen. Er is geen vereniging en geen app; ga nooit het wad op met een ontwerp uit een portfolio.',
      'Laagwater is invented. There’s no association and no app; never walk the mudflats on a design from a portfolio.',
    ),
  ],
};
