import { buttons, caption, columns, divider, subheading, text, title } from '../blocks.ts';
import { type SeedPage, wideLayout } from '../seed-page.ts';

export const clients: SeedPage = {
  identifier: 'clients',
  kind: 'page',
  title: { nl: 'Voor wie ik werk', en: 'Who I work for' },
  layout: wideLayout,
  overview: [
    title('clients-title', 'Voor wie ik werk', 'Who I work for'),
    text(
      'clients-intro',
      'Mijn opdrachtgevers lijken niet op elkaar. Wat ze delen: ze kennen hun vak van binnen en van buiten, en juist daarom is het lastig om te zien waar een buitenstaander struikelt. Daar begin ik.',
      'No two of my clients are alike. What they share: they know their trade inside out, and that’s exactly why it’s hard to see where an outsider trips up. That’s where I start.',
    ),
    columns('clients-first', [
      [
        subheading('clients-public', 'Verenigingen en archieven', 'Associations and archives'),
        text(
          'clients-public-text',
          'Weinig geld, veel kennis en mensen die het vrijwillig doen. Het ontwerp moet dus ook zonder mij verder kunnen.\n\n- [Laagwater](/cases/shell), voor wadlopers\n- [Archief Buurt Noord](/cases/abn), voor een hele wijk',
          'Not much money, a lot of knowledge and people who do it for nothing. So the design has to manage without me, too.\n\n- [Laagwater](/cases/shell), for mudflat walkers\n- [Archief Buurt Noord](/cases/abn), for a whole neighbourhood',
        ),
      ],
      [
        subheading('clients-shops', 'Winkels en makers', 'Shops and makers'),
        text(
          'clients-shops-text',
          'Hier telt morgen. Ik kom graag een ochtend meelopen, ook als die om vier uur begint.\n\n- [Zeven Uur](/cases/toast), een bakkerij\n- [Kiezel](/cases/tweakers), tweedehands elektronica',
          'Here it’s tomorrow that counts. I’m happy to come along for a morning, even one that starts at four.\n\n- [Zeven Uur](/cases/toast), a bakery\n- [Kiezel](/cases/tweakers), second-hand electronics',
        ),
      ],
    ]),
    columns('clients-second', [
      [
        subheading('clients-culture', 'Theater en film', 'Theatre and film'),
        text(
          'clients-culture-text',
          'Een vak met vaste tijden: om kwart over acht gaat het licht uit. Dat maakt keuzes helder.\n\n- [Korte Nacht](/cases/sample-video-project), een festival\n- [Doek Op](/cases/check), een theaterploeg',
          'A trade that keeps time: at a quarter past eight the lights go down. It makes for clear choices.\n\n- [Korte Nacht](/cases/sample-video-project), a festival\n- [Doek Op](/cases/check), a theatre crew',
        ),
      ],
      [
        subheading('clients-living', 'Wonen en energie', 'Housing and energy'),
        text(
          'clients-living-text',
          'Veel cijfers, en bewoners die iets anders aan hun hoofd hebben. Meestal kan er meer weg dan je denkt.\n\n- [Zonnedeler](/cases/ing), een flat met zestig huishoudens',
          'A lot of figures, and residents with other things on their minds. You can usually leave out more than you’d think.\n\n- [Zonnedeler](/cases/ing), a block of sixty households',
        ),
      ],
    ]),
    divider('clients-line'),
    subheading('clients-fit', 'Past het?', 'Is it a fit?'),
    text(
      'clients-fit-text',
      'Ik neem drie of vier opdrachten per jaar aan. Een goed begin is een probleem dat je in twee zinnen kunt vertellen, en iemand die er tot het eind bij blijft. Een briefing hoeft niet.',
      'I take on three or four projects a year. A good start is a problem you can put in two sentences, and somebody who stays with it to the end. You don’t need a brief.',
    ),
    buttons('clients-buttons', [
      {
        id: 'clients-contact',
        text: { nl: 'Vertel het in twee zinnen', en: 'Tell me in two sentences' },
        action: 'contact',
        variant: 'primary',
      },
      {
        id: 'clients-method',
        text: { nl: 'Hoe ik werk', en: 'How I work' },
        action: 'link',
        url: '/werkwijze',
        variant: 'tertiary',
        icon: 'arrow-right',
      },
    ]),
    caption(
      'clients-invented',
      'Alle opdrachtgevers op deze demosite zijn verzonnen.',
      'All the clients on this demo site are invented.',
    ),
  ],
};
