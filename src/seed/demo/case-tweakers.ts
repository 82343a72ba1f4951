import { caseEnd, hero, image, pairs, subheading, text, title } from '../blocks.ts';
import type { SeedPage } from '../seed-page.ts';

export const tweakers: SeedPage = {
  identifier: 'tweakers',
  kind: 'case',
  title: { nl: 'Kiezel: kiezen uit minder', en: 'Kiezel: choosing from less' },
  overview: [
    hero('tweakers-hero', 'tweakers-hero.jpg', {
      nl: 'Een vergelijking van drie apparaten in een browservenster, tussen kiezelstenen op een tafel',
      en: 'A comparison of three devices in a browser window, among pebbles on a table',
    }),
    title('tweakers-title', 'Kiezel: kiezen uit minder', 'Kiezel: choosing from less'),
    text(
      'tweakers-lead',
      'Kiezel vergelijkt tweedehands elektronica. Geen lijst met driehonderd koptelefoons, maar drie die bij je passen, met uitleg waarom.',
      'Kiezel compares second-hand electronics. Not a list of three hundred headphones but three that suit you, and the reasons why.',
    ),
    subheading('tweakers-situation', 'De situatie', 'The situation'),
    text(
      'tweakers-situation-text',
      'Bezoekers filterden zich suf. In de metingen van de oude site stonden gemiddeld elf filters aan, en daarna bleven er twee dingen over: niets, of toch weer alles. Wie iets kocht, deed dat meestal ergens anders.',
      'Visitors filtered themselves into a corner. On the old site they had eleven filters switched on by the end, and were left with either nothing or everything again. Those who bought something usually did so elsewhere.',
    ),
    image('tweakers-pebbles', 'tweakers-pebbles.jpg', {
      nl: 'Achtenveertig kiezelstenen in een raster, één ervan is rood',
      en: 'Forty-eight pebbles in a grid, one of them red',
    }),
    subheading('tweakers-approach', 'De aanpak', 'The approach'),
    text(
      'tweakers-approach-text',
      'Ik heb een week lang meegeluisterd in een winkel. Een goede verkoper vraagt drie dingen: waar ga je het gebruiken, wat stoorde je aan de vorige, en wat mag het kosten. Die vragen werden de ingang van de site.\n\n- Eén vraag per scherm, in gewone taal\n- Altijd drie antwoorden, nooit een lege pagina\n- Bij elk apparaat ook wat er níét goed aan is',
      'I spent a week listening in on a shop floor. A good salesperson asks three things: where will you use it, what annoyed you about the last one, and what may it cost. Those questions became the way into the site.\n\n- One question per screen, in plain language\n- Always three answers, never an empty page\n- With every device, also what is *not* so good about it',
    ),
    pairs('tweakers-details', [
      image(
        'tweakers-question',
        'tweakers-question.jpg',
        {
          nl: 'Een vraag met drie antwoorden, het eerste is gekozen',
          en: 'A question with three answers, the first one chosen',
        },
        { aspectRatio: '16/10' },
      ),
      image(
        'tweakers-loop',
        'tweakers-slide.gif',
        {
          nl: 'Animatie: van twaalf kiezels blijven er drie over, en één wordt rood',
          en: 'Animation: of twelve pebbles three remain, and one turns red',
        },
        { aspectRatio: '16/10' },
      ),
    ]),
    subheading('tweakers-result', 'Het resultaat', 'The result'),
    text(
      'tweakers-result-text',
      'Mensen kiezen sneller en twijfelen minder achteraf: in de proef van zes weken stuurden ze ongeveer een derde minder terug. De filters bestaan nog, onder een knop. Bijna niemand mist ze.',
      'People choose sooner and doubt less afterwards: in the six-week trial about a third fewer parcels came back. The filters still exist, behind a button. Hardly anyone misses them.',
    ),
    ...caseEnd(
      'tweakers',
      'Kiezel is verzonnen, net als de winkel en de cijfers. Dit is demowerk, gemaakt om te laten zien hoe een case er op deze site uitziet.',
      'Kiezel is invented, and so are the shop and the figures. This is demo work, made to show what a case looks like on this site.',
    ),
  ],
};
