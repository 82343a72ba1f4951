import { buttons, caption, columns, image, linkCard, pairs, subheading, text, title } from '../blocks.ts';
import { type SeedPage, wideLayout } from '../seed-page.ts';
import { caseCards } from './case-cards.ts';

export const cases: SeedPage = {
  identifier: 'cases',
  kind: 'page',
  title: { nl: 'Werk', en: 'Work' },
  layout: wideLayout,
  overview: [
    title('cases-title', 'Zeven dingen die eenvoudiger werden', 'Seven things that became simpler'),
    text(
      'cases-intro',
      'Bij elk project staat wat er aan de hand was, wat ik heb gedaan en wat het opleverde. Ook als dat iets kleins was.',
      'Each project tells what was going on, what I did and what came of it. Even when that was something small.',
    ),
    pairs('cases-grid', [
      linkCard('cases-shell', caseCards.shell, 'h2'),
      linkCard('cases-toast', caseCards.toast, 'h2'),
      linkCard('cases-abn', caseCards.abn, 'h2'),
      linkCard('cases-ing', caseCards.ing, 'h2'),
      linkCard('cases-check', caseCards.check, 'h2'),
      linkCard('cases-tweakers', caseCards.tweakers, 'h2'),
    ]),
    columns(
      'cases-last',
      [
        [
          image(
            'cases-last-image',
            'sample-video-project-programme.jpg',
            {
              nl: 'Twaalf filmbeelden op een donkere achtergrond',
              en: 'Twelve film stills on a dark background',
            },
            { aspectRatio: '4/3' },
          ),
        ],
        [
          subheading('cases-last-title', 'Korte Nacht', 'Korte Nacht'),
          text(
            'cases-last-text',
            'Een kijkkamer waar elke avond om acht uur vijf korte films beginnen. Wie te laat is, is te laat.',
            'A viewing room where five short films begin every evening at eight. Late is late.',
          ),
          buttons('cases-last-buttons', [
            {
              id: 'cases-to-korte-nacht',
              text: { nl: 'Bekijk Korte Nacht', en: 'See Korte Nacht' },
              action: 'link',
              url: '/cases/sample-video-project',
              variant: 'tertiary',
              icon: 'arrow-right',
            },
          ]),
        ],
      ],
      [3, 2],
    ),
    subheading('cases-invited-title', 'Alleen op uitnodiging', 'By invitation only'),
    text(
      'cases-invited-text',
      'Een project dat nog niet naar buiten mag. Met het wachtwoord dat je van me kreeg kijk je alvast mee.',
      'A project that cannot go public yet. With the password I gave you, you get an early look.',
    ),
    buttons('cases-invited-buttons', [
      {
        id: 'cases-to-halte',
        text: { nl: 'Naar de besloten case', en: 'To the private case' },
        action: 'link',
        url: '/cases/halte',
        variant: 'tertiary',
        icon: 'arrow-right',
      },
    ]),
    caption(
      'cases-invented',
      'Alle projecten zijn verzonnen en gemaakt als demowerk. Ze zijn niet in opdracht van of in samenwerking met een bestaand bedrijf gemaakt.',
      'All projects are invented and made as demo work. None was commissioned by, or made with, an existing company.',
    ),
  ],
};
