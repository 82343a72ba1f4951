import {
  buttons,
  caption,
  columns,
  hero,
  image,
  linkCard,
  pairs,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { media, type SeedPage, wideLayout } from '../seed-page.ts';
import { caseCards } from './case-cards.ts';

export const main: SeedPage = {
  identifier: 'main',
  kind: 'page',
  title: { nl: 'Fijn dat je er bent', en: 'Glad to have you here' },
  layout: wideLayout,
  overview: [
    title(
      'home-title',
      'Ik ontwerp wat je niet hoeft uit te leggen.',
      'I design things that need no explaining.',
    ),
    text(
      'home-intro',
      'Studio Vitrine is één ontwerper in Amsterdam. Ik maak apps, websites en diensten voor organisaties die iets ingewikkelds doen en het eenvoudig willen laten zijn. Van de eerste schets tot het laatste pixelwerk naast de ontwikkelaars.',
      'Studio Vitrine is one designer in Amsterdam. I make apps, websites and services for organisations that do something complicated and want it to be simple. From the first sketch to the last details, sitting beside the developers.',
    ),
    hero('home-hero', 'home-hero.jpg', {
      nl: 'Een vitrinekast met zeven vakken; in elk vak staat een voorwerp uit een van de cases',
      en: 'A display cabinet with seven compartments, each holding an object from one of the cases',
    }),
    subheading('home-work', 'Werk', 'Work'),
    pairs('home-cases', [
      linkCard('home-case-shell', caseCards.shell),
      linkCard('home-case-toast', caseCards.toast),
      linkCard('home-case-abn', caseCards.abn),
      linkCard('home-case-ing', caseCards.ing),
    ]),
    buttons('home-work-buttons', [
      {
        id: 'home-all-work',
        text: { nl: 'Bekijk al het werk', en: 'See all work' },
        action: 'link',
        url: '/cases',
        variant: 'secondary',
        icon: 'arrow-right',
      },
    ]),
    subheading('home-layout', 'Eerst de plek, dan de kleur', 'First the place, then the colour'),
    text(
      'home-layout-text',
      'Een goed scherm klopt al voordat er kleur op zit. Daarom begint elk ontwerp grijs, en praten we eerst over wat waar staat. Schuif maar: de indeling verandert niet meer.',
      'A good screen is right before there is any colour on it. So every design starts grey, and we first talk about what goes where. Try the slider: the layout does not change any more.',
    ),
    {
      id: 'home-before-after',
      type: 'beforeAfterSlider',
      isMultiLanguage: true,
      beforeSrc: media('before-wireframe.jpg'),
      beforeAlt: {
        nl: 'Dezelfde pagina als grijze opzet met kaders en lijnen',
        en: 'The page as a grey wireframe with boxes and lines',
      },
      afterSrc: media('after-interface.jpg'),
      afterAlt: {
        nl: 'De afgemaakte pagina, met kaart, getijdencurve en foto’s',
        en: 'The finished page, with map, tide curve and pictures',
      },
      beforeLabel: { nl: 'Opzet', en: 'Wireframe' },
      afterLabel: { nl: 'Ontwerp', en: 'Design' },
      position: 50,
    },
    columns(
      'home-method',
      [
        [
          image(
            'home-method-image',
            'method-sketches.jpg',
            {
              nl: 'Zes potloodschetsen van dezelfde pagina, één is rood omcirkeld',
              en: 'Six pencil sketches of the same page, one circled in red',
            },
            { aspectRatio: '4/3' },
          ),
        ],
        [
          subheading('home-method-title', 'Hoe ik werk', 'How I work'),
          text(
            'home-method-text',
            'Eerst kijken, dan tekenen, dan samen proberen. Je ziet elke week iets dat je kunt aanraken, en je praat altijd met degene die het maakt.',
            'Look first, then draw, then try it together. Every week there is something you can touch, and you always talk to the person who makes it.',
          ),
          buttons('home-method-buttons', [
            {
              id: 'home-to-method',
              text: { nl: 'Lees de werkwijze', en: 'Read about the method' },
              action: 'link',
              url: '/werkwijze',
              variant: 'tertiary',
              icon: 'arrow-right',
            },
          ]),
        ],
      ],
      [1, 1],
    ),
    columns(
      'home-about',
      [
        [
          subheading('home-about-title', 'Eén persoon, met opzet', 'One person, on purpose'),
          text(
            'home-about-text',
            'Sinds 2011 werk ik alleen. Geen accountmanager, geen stagiair die jouw scherm afmaakt. Als een klus te groot is zeg ik dat, en dan ken ik mensen die ik vertrouw: een ontwikkelaar, een schrijver, iemand die over toegankelijkheid alles weet.',
            'I have worked alone since 2011. No account manager, no trainee finishing your screen. When a job is too big I say so, and then I know people I trust: a developer, a writer, someone who knows all there is to know about accessibility.',
          ),
          buttons('home-about-buttons', [
            {
              id: 'home-contact',
              text: { nl: 'Stel je vraag', en: 'Ask your question' },
              action: 'contact',
              variant: 'primary',
            },
            {
              id: 'home-clients',
              text: { nl: 'Voor wie ik werk', en: 'Who I work for' },
              action: 'link',
              url: '/clients',
              variant: 'tertiary',
            },
          ]),
        ],
        [
          image(
            'home-portrait',
            'portrait.jpg',
            {
              nl: 'Portret van geknipt papier: iemand met een ronde bril voor een rode boog',
              en: 'Portrait in cut paper: somebody with round glasses before a red arch',
            },
            { aspectRatio: '4/5' },
          ),
        ],
      ],
      [3, 2],
    ),
    caption(
      'home-invented',
      'Dit is een demosite. De studio, de opdrachten en de cijfers zijn verzonnen; de beelden zijn ervoor getekend.',
      'This is a demo site. The studio, the projects and the figures are invented; the pictures were drawn for it.',
    ),
  ],
};
