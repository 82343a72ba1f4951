import { apart, caption, columns, divider, linkCard, sevenFive, text, title } from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { caseCards } from './case-cards.ts';

/** A case as this page shows it: its card, and below that the kind of work and the year. */
function entry(name: keyof typeof caseCards, aspectRatio: string, width?: string): SeedBlock[] {
  const { field, ...card } = caseCards[name];
  return [
    linkCard(`cases-${name}`, card, { headerLevel: 'h2', aspectRatio, ...(width && { width }) }),
    caption(`cases-${name}-field`, field.nl, field.en),
  ];
}

const wide = { aspectRatio: '21/9', width: '1200px' } as const;

const row = (id: string, cells: SeedBlock[][], fractions?: number[], room: object = apart): SeedBlock =>
  columns(id, cells, fractions, { ...room });

/** The one behind a password: a closed door beside the others, as high as they are. */
const invited: SeedBlock = {
  id: 'cases-invited',
  type: 'card',
  isMultiLanguage: true,
  headerText: { nl: 'Nog besloten', en: 'Private, for now' },
  headerLevel: 'h2',
  content: {
    nl: 'Een project dat nog niet naar buiten mag. Met het wachtwoord dat je van me kreeg kijk je alvast mee.',
    en: 'A project that can’t go public yet. If I’ve given you the password, you can have an early look.',
  },
  linkEnabled: true,
  link: '/cases/halte',
  linkType: 'internal',
  stylingEnabled: true,
  backgroundColorLight: '#16332d',
  backgroundColorDark: '#16332d',
  textAlignmentEnabled: true,
  textAlignVertical: 'bottom',
  fillParentHeight: true,
  paddingTop: '120px',
  paddingRight: '32px',
  paddingBottom: '32px',
  paddingLeft: '32px',
  paddingGap: '8px',
};

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
      'For each project: what was going on, what I did and what came of it. Even if that was something small.',
    ),
    row('cases-first', [entry('shell', wide.aspectRatio, wide.width)], undefined, { marginTop: '48px' }),
    row('cases-second', [entry('toast', sevenFive.seven), entry('abn', sevenFive.five)], [7, 5]),
    row('cases-third', [entry('ing', sevenFive.five), entry('check', sevenFive.seven)], [5, 7]),
    row('cases-fourth', [entry('tweakers', sevenFive.seven), [invited]], [7, 5]),
    row('cases-last', [entry('sampleVideoProject', wide.aspectRatio, wide.width)]),
    divider('cases-line'),
    caption(
      'cases-invented',
      'Alle projecten zijn verzonnen en gemaakt als demowerk. Ze zijn niet in opdracht van of in samenwerking met een bestaand bedrijf gemaakt.',
      'All projects are invented and made as demo work. None was commissioned by, or made with, an existing company.',
    ),
  ],
};
