import {
  apart,
  apartFromWords,
  besidePicture,
  buttons,
  caption,
  columns,
  hero,
  image,
  keepInView,
  linkCard,
  narrowWide,
  onPhones,
  opening,
  section,
  sevenFive,
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { media, type SeedPage, wideLayout } from '../seed-page.ts';
import {
  asPhoneFields,
  type CabinetCase,
  cabinetCompartments,
  compartmentInPercent,
  compartmentOnPhones,
} from './cabinet.ts';
import { type CaseCard, caseCards, dayAndEvening } from './case-cards.ts';

const bread: CaseCard = {
  ...caseCards.toast,
  file: 'toast-assortment.webp',
  evening: 'toast-assortment-night.webp',
  alt: { nl: 'Zes broden', en: 'Six loaves' },
};

/** A close-up, legible in a narrow column. */
const front: CaseCard = {
  ...caseCards.abn,
  file: 'abn-tablet-phone.webp',
  evening: 'abn-tablet-phone-night.webp',
  alt: { nl: 'Kade 14 op de kaart', en: 'Kade 14 on the map' },
};

/** Each compartment of the cabinet links to its case. */
const hotspots = (Object.keys(cabinetCompartments) as CabinetCase[]).map((name) => {
  const link = `/cases/${name}`;
  const label = Object.values(caseCards).find((card) => card.link === link)?.header;
  const onPhones = asPhoneFields(compartmentOnPhones(name));
  return { id: `home-compartment-${name}`, label, link, ...compartmentInPercent(name), ...onPhones };
});

export const main: SeedPage = {
  identifier: 'main',
  kind: 'page',
  title: { nl: 'Fijn dat je er bent', en: 'Glad to have you here' },
  layout: wideLayout,
  overview: [
    // The lead is aligned to the bottom of the title, whose last line is the shorter one.
    {
      ...opening(
        title(
          'home-title',
          'Ik ontwerp wat je niet hoeft uit te leggen.',
          'I design things that need no explaining.',
        ),
        text(
          'home-intro',
          'Studio Vitrine is één ontwerper in Amsterdam. Ik maak apps, websites en diensten voor wie iets ingewikkelds doet en het eenvoudig wil laten zijn.',
          'Studio Vitrine is one designer in Amsterdam. I make apps, websites and services for organisations that do something complicated and want it to be simple.',
        ),
      ),
      align: 'bottom',
    },
    {
      ...onPhones(
        hero('home-hero', 'home-hero.webp', {
          nl: 'Een kast met zeven vakken, in elk een voorwerp uit een case',
          en: 'A display cabinet with seven compartments, an object from a case in each',
        }),
        'home-hero-phone.webp',
        'home-hero-phone-night.webp',
      ),
      darkSrc: media('home-hero-night.webp'),
      hotspots,
      wholeImage: true,
      // Heights for the case that the image's size is unknown. The headline above stays visible.
      heightPercentageMobile: 61,
      heightPercentageTablet: 36,
      heightPercentageDesktop: 72,
    },
    subheading('home-work', 'Werk', 'Work'),
    columns(
      'home-cases',
      [
        [
          linkCard('home-case-shell', dayAndEvening(caseCards.shell), {
            aspectRatio: sevenFive.seven,
            phoneAspectRatio: '4/5',
          }),
        ],
        // The case's phone is already in the cabinet above.
        [linkCard('home-case-toast', dayAndEvening(bread), { aspectRatio: sevenFive.five })],
      ],
      [7, 5],
    ),
    columns(
      'home-more-cases',
      [
        [linkCard('home-case-abn', dayAndEvening(front), { aspectRatio: sevenFive.five })],
        [linkCard('home-case-ing', dayAndEvening(caseCards.ing), { aspectRatio: sevenFive.seven })],
      ],
      [5, 7],
      { marginBottom: '32px' },
    ),
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
    section(
      'home-layout-row',
      subheading('home-layout', 'Eerst de plek, dan de kleur', 'Layout first, colour later'),
      [
        text(
          'home-layout-text',
          'Een goed scherm klopt al voordat er kleur op zit. Daarom begint elk ontwerp grijs.',
          'A good screen works before it has any colour. So every design starts out grey.',
        ),
      ],
      apartFromWords,
    ),
    {
      id: 'home-before-after',
      type: 'beforeAfterSlider',
      isMultiLanguage: true,
      beforeSrc: media('before-wireframe.webp'),
      beforeDarkSrc: media('before-wireframe-night.webp'),
      beforeAlt: {
        nl: 'Dezelfde pagina, grijs',
        en: 'The page in grey',
      },
      afterSrc: media('after-interface.webp'),
      afterDarkSrc: media('after-interface-night.webp'),
      responsive: {
        mobile: {
          beforeSrc: media('before-wireframe-phone.webp'),
          beforeDarkSrc: media('before-wireframe-phone-night.webp'),
          afterSrc: media('after-interface-phone.webp'),
          afterDarkSrc: media('after-interface-phone-night.webp'),
        },
      },
      afterAlt: {
        nl: 'De afgemaakte pagina',
        en: 'The finished page',
      },
      beforeLabel: { nl: 'Opzet', en: 'Wireframe' },
      afterLabel: { nl: 'Ontwerp', en: 'Design' },
      // The slider starts between two walks, at 63 percent from the left, where it cuts no word.
      position: 37,
    },
    // A sentence as heading, with an explanation and an image.
    columns(
      'home-method',
      [
        [
          subheading(
            'home-method-title',
            'Eerst kijken, dan tekenen, dan samen proberen.',
            'Look first, then draw, then try it out together.',
          ),
          text(
            'home-method-text',
            'Je ziet elke week iets dat je kunt aanraken, en je praat altijd met degene die het maakt. [Lees\u00a0de\u00a0werkwijze](/werkwijze)',
            'Every week there’s something you can hold, and you’re always talking to the person making it. [Read about the method](/werkwijze)',
          ),
        ],
        [
          // On phones only the chosen sketch is shown, which is the left half of the image.
          keepInView(
            image(
              'home-method-picture',
              'method-sketches.webp',
              {
                nl: 'Zes schetsen, vijf in rood doorgestreept',
                en: 'Six sketches, five crossed out in red',
              },
              { aspectRatio: '2/1', phoneAspectRatio: '1/1', night: 'method-sketches-night.webp' },
            ),
            50,
            3,
          ),
        ],
      ],
      narrowWide.besidePicture,
      { ...apartFromWords, gap: besidePicture.gap, align: 'middle' },
    ),
    columns(
      'home-about',
      [
        [
          image(
            'home-portrait',
            'portrait.webp',
            {
              nl: 'Portret en profil, van geknipt papier',
              en: 'Portrait in profile, cut from paper',
            },
            { aspectRatio: '1/1', night: 'portrait-night.webp' },
          ),
        ],
        [
          subheading('home-about-title', 'Eén persoon, met opzet', 'One person, on purpose'),
          text(
            'home-about-text',
            'Sinds 2011 werk ik alleen. Geen accountmanager, geen stagiair die jouw scherm afmaakt. Is een klus te groot, dan zeg ik dat, en ik ken mensen die ik vertrouw. [Voor wie ik werk](/clients)',
            'I’ve worked alone since 2011. No account manager, no intern finishing your screens. If a job’s too big I’ll say so, and I know people I trust. [Who I work for](/clients)',
          ),
          subheading('home-services-title', 'Wat je me kunt vragen', 'What you can ask me for'),
          // Services from an afternoon to a season.
          text(
            'home-services',
            '**Een middag:** ik lees je schermen hardop voor.\n**Een week:** één vraag, één prototype.\n**Twaalf weken:** een app, tot en met de foutmeldingen.',
            '**An afternoon:** I read your screens out loud.\n**A week:** one question, one prototype.\n**Twelve weeks:** an app, error messages included.',
          ),
          // At the end, because it applies to the whole page.
          caption(
            'home-invented',
            'Een demosite: studio, opdrachten en cijfers zijn verzonnen.',
            'A demo site: studio, projects and figures are invented.',
          ),
        ],
      ],
      wideNarrow.besidePicture,
      { ...apart, ...besidePicture },
    ),
  ],
};
