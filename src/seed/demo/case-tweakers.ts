import {
  apart,
  besidePicture,
  caption,
  caseEnd,
  caseTitle,
  columns,
  facts,
  hero,
  image,
  inTheEvening,
  keepInView,
  large,
  narrowWide,
  onPhones,
  section,
  spread,
  subheading,
  text,
} from '../blocks.ts';
import { caseLayout, type SeedPage } from '../seed-page.ts';
import { pebbles } from './interactions/pebbles.ts';

export const tweakers: SeedPage = {
  identifier: 'tweakers',
  kind: 'case',
  title: { nl: 'Kiezel: kiezen uit minder', en: 'Kiezel: choosing from less' },
  layout: caseLayout,
  overview: [
    keepInView(
      inTheEvening(
        hero('tweakers-hero', 'tweakers-hero.webp', {
          nl: 'Een vergelijking van drie apparaten in een browservenster, tussen kiezelstenen op een tafel',
          en: 'A comparison of three devices in a browser window, among pebbles on a table',
        }),
        'tweakers-hero-night.webp',
      ),
      10,
    ),
    caseTitle('tweakers-title', 'Kiezel: kiezen uit minder', 'Kiezel: choosing from less'),
    text(
      'tweakers-lead',
      'Kiezel vergelijkt tweedehands elektronica. Geen lijst met driehonderd koptelefoons, maar drie die bij je passen, met uitleg waarom.',
      'Kiezel compares second-hand electronics. Not a list of three hundred headphones but three that suit you, and the reasons why.',
    ),
    facts('tweakers', {
      role: { nl: 'Onderzoek op de winkelvloer, ontwerp', en: 'Research on the shop floor, design' },
      year: '2024',
      weeks: 12,
      outcome: { nl: 'Een derde minder retour', en: 'A third fewer returns' },
    }),
    spread('tweakers-spread', [
      pebbles,
      caption(
        'tweakers-three-note',
        'Van driehonderd blijven er drie over. De rode is de jouwe.',
        'Of three hundred, three remain. The red one is yours.',
      ),
    ]),
    section('tweakers-problem', subheading('tweakers-situation', 'De situatie', 'The situation'), [
      text(
        'tweakers-situation-text',
        'Bezoekers filterden zich suf. In de metingen van de oude site stonden gemiddeld elf filters aan, en daarna bleven er twee dingen over: niets, of toch weer alles. Wie iets kocht, deed dat meestal ergens anders.',
        'Visitors filtered themselves into a corner. On the old site they had eleven filters on by the end, on average, and that left them with one of two things: nothing, or everything again. If they bought something, it was usually somewhere else.',
      ),
    ]),
    image(
      'tweakers-pebbles',
      'tweakers-pebbles.webp',
      {
        nl: 'Achtenveertig kiezelstenen in een raster, één ervan is rood',
        en: 'Forty-eight pebbles in a grid, one of them red',
      },
      {
        widthType: 'page',
        aspectRatio: '21/9',
        phoneAspectRatio: '4/3',
        night: 'tweakers-pebbles-night.webp',
      },
    ),
    section('tweakers-answer', subheading('tweakers-approach', 'De aanpak', 'The approach'), [
      text(
        'tweakers-approach-text',
        'Ik heb een week lang meegeluisterd in een winkel. Een goede verkoper vraagt drie dingen: waar ga je het gebruiken, wat stoorde je aan de vorige, en wat mag het kosten. Die vragen werden de ingang van de site.\n\n- Eén vraag per scherm, in gewone taal\n- Altijd drie antwoorden, nooit een lege pagina\n- Bij elk apparaat ook wat er níét goed aan is',
        'I spent a week listening in on a shop floor. A good salesperson asks three things: where will you use it, what annoyed you about the last one, and what may it cost. Those questions became the way in.\n\n- One question per screen, in plain language\n- Always three answers, never an empty page\n- With every device, what’s *not* so good about it, too',
      ),
    ]),
    columns(
      'tweakers-questions',
      [
        [large(subheading('tweakers-first', '1. Waar ga je het gebruiken?', '1. Where will you use it?'))],
        [
          large(
            subheading(
              'tweakers-second',
              '2. Wat stoorde je aan de vorige?',
              '2. What annoyed you about the last one?',
            ),
          ),
        ],
        [large(subheading('tweakers-third', '3. Wat mag het kosten?', '3. What may it cost?'))],
      ],
      [1, 1, 1],
      { marginTop: '16px', marginBottom: '16px' },
    ),
    onPhones(
      image(
        'tweakers-question',
        'tweakers-question.webp',
        {
          nl: 'Een vraag met drie antwoorden, het eerste is gekozen',
          en: 'A question with three answers, the first one chosen',
        },
        { widthType: 'page', aspectRatio: '4/3', night: 'tweakers-question-night.webp' },
      ),
      'tweakers-question-phone.webp',
      'tweakers-question-phone-night.webp',
    ),
    columns(
      'tweakers-end',
      [
        [
          subheading('tweakers-result', 'Het resultaat', 'The result'),
          text(
            'tweakers-result-text',
            'Mensen kiezen sneller en twijfelen minder achteraf: in de proef van zes weken stuurden ze ongeveer een derde minder terug. De filters bestaan nog, onder een knop. Bijna niemand mist ze.',
            'People choose sooner and doubt less afterwards: in the six-week trial about a third fewer parcels came back. The filters are still there, behind a button. Hardly anyone’s missed them.',
          ),
        ],
        [
          image(
            'tweakers-loop',
            'tweakers-slide.gif',
            {
              nl: 'Animatie: van twaalf kiezels blijven er drie over, en één wordt rood',
              en: 'Animation: of twelve pebbles three remain, and one turns red',
            },
            { aspectRatio: '16/10' },
          ),
        ],
      ],
      narrowWide.besidePicture,
      { ...apart, ...besidePicture },
    ),
    ...caseEnd(
      'tweakers',
      'Kiezel is verzonnen, net als de winkel en de cijfers. Dit is demowerk, gemaakt om te laten zien hoe een case er op deze site uitziet.',
      'Kiezel is invented, and so are the shop and the figures. This is demo work, made to show what a case looks like on this site.',
    ),
  ],
};
