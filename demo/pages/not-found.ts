import { buttons, caption, columns, hero, large, onPhones, subheading, text, title } from '../blocks.ts';
import { media, type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { asPhoneFields } from './cabinet.ts';
import { caseCards } from './case-cards.ts';
import { contact } from './contact.ts';
import { neighbourInPercent, neighbourOnPhones, wholeNeighbours } from './empty-compartment.ts';

/** Each neighbour of the empty compartment links to its case. */
const doors = wholeNeighbours.map((name) => {
  const link = `/cases/${name}`;
  const label = Object.values(caseCards).find((card) => card.link === link)?.header;
  const onPhones = asPhoneFields(neighbourOnPhones(name));
  return { id: `not-found-door-${name}`, label, link, ...neighbourInPercent(name), ...onPhones };
});

/** Full width. A crop keeps the empty compartment in the middle. */
const shelf: SeedBlock = {
  ...onPhones(
    hero(
      'not-found-niche',
      'not-found-niche.webp',
      {
        nl: 'Een vitrinekast: tussen volle vakken een groot leeg vak, met op de wand de schaduw van wat er stond, een schone plek in het stof en een kaartje: 404',
        en: 'A display cabinet: among full compartments a large empty one, with the shadow of what stood there, a clean spot in the dust and a card: 404',
      },
      'viewport',
    ),
    'not-found-niche-phone.webp',
    'not-found-niche-phone-night.webp',
  ),
  darkSrc: media('not-found-niche-night.webp'),
  hotspots: doors,
  heightPercentageMobile: 76,
  heightPercentageTablet: 34,
  heightPercentageDesktop: 66,
};

export const notFound: SeedPage = {
  identifier: '404',
  kind: 'page',
  hideFromSearchEngines: true,
  showInMenu: false,
  title: { nl: '404 - Pagina niet gevonden', en: '404 - Page not found' },
  layout: wideLayout,
  overview: [
    { ...title('not-found-title', '404 - Pagina niet gevonden', '404 - Page not found'), size: 'small' },
    columns(
      'not-found-line',
      [
        [
          large(
            subheading('not-found-empty', 'Dit vak van de vitrine is leeg.', 'This display case is empty.'),
            'huge',
          ),
        ],
      ],
      [1],
      { marginTop: '0' },
    ),
    columns(
      'not-found-why',
      [
        [
          text(
            'not-found-text',
            'Er zit een tikfout in het adres, de pagina is verplaatst of verwijderd, of je hebt een oude link gebruikt.',
            'There’s a typo in the address, the page was moved or removed, or you followed an old link.',
          ),
        ],
        [
          buttons('not-found-home', [
            {
              id: 'home',
              text: { nl: 'Terug naar start', en: 'Back to home' },
              action: 'link',
              url: '/',
              variant: 'primary',
            },
          ]),
        ],
      ],
      [7, 5],
      { marginTop: '8px', align: 'middle' },
    ),
    shelf,
    caption('not-found-note', 'Hier stond iets.', 'Something used to stand here.'),
    contact(
      'not-found-contact',
      { nl: 'Zeg wat je zocht', en: 'Tell me what you were after' },
      {
        nl: 'Misschien weet ik waar het gebleven is. Bellen kan op werkdagen tussen negen en vijf, mailen altijd.',
        en: 'I may know where it’s gone. Call on weekdays between nine and five, or email any time.',
      },
    ),
  ],
};
