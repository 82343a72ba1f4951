import { buttons, caption, subheading, text, title } from '../blocks.ts';
import type { SeedPage } from '../seed-page.ts';

export const privacy: SeedPage = {
  identifier: 'privacy',
  kind: 'page',
  showInMenu: false,
  title: { nl: 'Wat deze site bewaart', en: 'What this site keeps' },
  overview: [
    title('privacy-title', 'Wat deze site bewaart', 'What this site keeps'),
    text(
      'privacy-intro',
      'Weinig. Je kunt hier alles lezen zonder iets over jezelf te vertellen, en zonder dat een ander bedrijf meekijkt. Hieronder staat wat er wel gebeurt, en waar je het uitzet.',
      'Little. You can read everything here without telling anything about yourself, and without another company looking on. Below is what does happen, and where to switch it off.',
    ),
    buttons('privacy-settings', [
      {
        id: 'privacy-open-settings',
        text: { nl: 'Cookie-instellingen', en: 'Cookie settings' },
        action: 'cookie-settings',
        variant: 'primary',
      },
    ]),
    subheading('privacy-own', 'Wat je browser onthoudt', 'What your browser remembers'),
    text(
      'privacy-own-text',
      [
        'Alleen wat je zelf kiest, en alleen voor deze site.',
        '',
        '- **Je antwoord op de cookievraag.** Een cookie met de naam analytics_consent, met ja of nee erin. Na een jaar verdwijnt hij en vraag ik het opnieuw',
        '- **Je taal, en licht of donker.** Die staan in de opslag van je browser en worden niet verstuurd. Een gekozen thema telt een dag, daarna volgt de site weer je apparaat',
        '- **Een afgeschermde pagina die je hebt geopend.** Kreeg je van mij een wachtwoord, dan onthoudt een cookie dat het klopte: tot je de browser sluit, of een uur als het wachtwoord bij meer pagina’s hoort',
        '- **De pagina’s die je hebt bekeken.** Die blijven op je apparaat staan, zodat je ze ook zonder verbinding kunt teruglezen. Wis je de gegevens van deze site, dan zijn ze weg',
      ].join('\n'),
      [
        'Only what you choose yourself, and only for this site.',
        '',
        '- **Your answer to the cookie question.** A cookie named analytics_consent, with yes or no in it. After a year it goes, and I ask again',
        '- **Your language, and light or dark.** These are in your browser’s own storage and are not sent. A chosen theme counts for a day, then the site follows your device again',
        '- **A protected page that you have opened.** If I gave you a password, a cookie remembers that it was right: until you close the browser, or for an hour if the password goes with more pages',
        '- **The pages that you looked at.** They stay on your device, so that you can read them again without a connection. Clear the data of this site and they are gone',
      ].join('\n'),
    ),
    subheading('privacy-outside', 'Wat er van buiten komt', 'What comes from outside'),
    text(
      'privacy-outside-text',
      'Wat ik van andere diensten insluit, laadt niet vanzelf zonder jouw ja. Een video van Vimeo, een bericht van Instagram of een 3D-scène van Spline is een kader met een knop. Zie je er al een beeld met een titel, dan heeft deze site dat zelf opgehaald en bewaard, en weet de andere niet dat jij kijkt. Druk je erop, of heb je ja gezegd, dan laadt het van die site, en die ziet dan je IP-adres en waar je vandaan komt. Wat ze daarmee doen, staat in hun eigen voorwaarden.\n\nDe letters en de beelden staan op deze site zelf. Alleen een beeld of film waarvan ik het adres op een andere site gebruik, laadt bij iedereen meteen, zonder knop. Zulke beelden zijn er op dit moment niet.',
      'What I embed from other services does not load by itself without your yes. A video from Vimeo, a post from Instagram or a 3D scene from Spline is a frame with a button. Where you see a picture with a title, this site has fetched and kept that itself, and the other one does not know that you look. Press it, or say yes, and it loads from that site, which then sees your IP address and where you came from. What they do with that is in their own terms.\n\nThe typeface and the pictures are on this site itself. Only a picture or film that I use by its address on another site loads at once for everybody, without a button. There are none at the moment.',
    ),
    subheading('privacy-measuring', 'Meten', 'Measuring'),
    text(
      'privacy-measuring-text',
      [
        'Op dit moment meet ik niets. Begin ik daar ooit mee, dan met Google Analytics, en alleen bij wie ja heeft gezegd. Google krijgt dan te horen:',
        '',
        '- welke pagina’s je opent',
        '- of je tot mijn contactgegevens komt',
        '- op welke link naar een andere site je drukt',
        '',
        'Je IP-adres wordt ingekort en voor advertenties wordt niets gebruikt. Zeg je later nee, dan stopt het en gaan de cookies van Google (hun naam begint met _ga) meteen weg.',
      ].join('\n'),
      [
        'At the moment I measure nothing. If I ever begin, it will be with Google Analytics, and only for those who have said yes. Google then hears:',
        '',
        '- which pages you open',
        '- whether you reach my contact details',
        '- which link to another site you press',
        '',
        'Your IP address is shortened and nothing is used for advertising. If you say no later, it stops and Google’s cookies (their names begin with _ga) go at once.',
      ].join('\n'),
    ),
    subheading('privacy-server', 'Wat de server ziet', 'What the server sees'),
    text(
      'privacy-server-text',
      'Zonder je IP-adres kan geen server je een pagina sturen. Deze bewaart het niet bij de pagina’s die je leest: in het logboek staan alleen storingen en het gebruik van de beheerkant. Adressen die nergens heen leiden tel ik, met de site waar de link stond en zonder wie erop drukte. Wie te vaak een verkeerd wachtwoord probeert, moet een kwartier wachten; daarvoor houdt de server diens IP-adres in zijn geheugen, nooit op schijf.',
      'Without your IP address no server can send you a page. This one does not keep it with the pages you read: its log holds only failures and the use of the admin side. Addresses that lead nowhere are counted, with the site that linked to them and without who followed the link. Whoever tries a wrong password too often has to wait a quarter of an hour; for that the server keeps their IP address in memory, never on disk.',
    ),
    subheading('privacy-contact', 'Als je belt of mailt', 'If you call or write'),
    text(
      'privacy-contact-text',
      'Dan heb ik je nummer of je adres, en wat je schreef. Ik gebruik het om te antwoorden en geef het aan niemand door. Wil je weten wat ik van je heb, of moet het weg? Vraag het, en het is dezelfde week geregeld. Ben je het niet met me eens, dan kun je naar de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).',
      'Then I have your number or your address, and what you wrote. I use it to answer and pass it on to nobody. Want to know what I have of yours, or have it removed? Ask, and it is done within the week. If you disagree with me, you can go to the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/en).',
    ),
    caption(
      'privacy-date',
      'Laatst nagelezen in november 2026. Verandert er iets, dan staat het hier eerst.',
      'Last read through in November 2026. If anything changes, it is here first.',
    ),
  ],
};
