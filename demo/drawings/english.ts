/** English translations of the texts in the pictures. */
const lines: Readonly<Record<string, string>> = {
  // Kiezel: the comparison.
  'Drie die bij je passen': 'Three that suit you',
  'Voor in de trein': 'For the train',
  'tot € 150': 'up to € 150',
  'Minder: zwaar na een uur': 'But: heavy after an hour',
  'Minder: vouwt niet op': 'But: doesn’t fold',
  'Minder: je hoort de trein': 'But: you hear the train',
  'Minder:': 'But:',
  'vouwt niet op': 'doesn’t fold',
  'Deze wordt het': 'This is the one',
  // Kiezel: the first question.
  'Waar ga je het': 'Where will',
  'gebruiken?': 'you use it?',
  '1 van 3': '1 of 3',
  Onderweg: 'On the go',
  'In de trein, op straat,': 'On the train, outside,',
  'in de wind.': 'in the wind.',
  Thuis: 'At home',
  'Op de bank of aan': 'On the sofa or at',
  'de keukentafel.': 'the kitchen table.',
  'Op reis': 'Travelling',
  'Ver weg, een week': 'Far away, a week',
  'zonder stopcontact.': 'without a socket.',
  Volgende: 'Next',
  'Weet ik nog niet': 'Not sure yet',
  // Laagwater: time to turn back.
  'Tijd om': 'Time to',
  // No full stop, because a drop of water would cover it.
  'te keren.': 'turn back',
  'Om 16:00 staat er water op je pad.': 'By 16:00 there’s water on your path.',
  'naar de dijk': 'to the dike',
  'Ik keer om': 'I’m turning back',
  // Laagwater: its website.
  Tochten: 'Walks',
  Getijden: 'Tides',
  Gidsen: 'Guides',
  Inloggen: 'Log in',
  'Loop mee,': 'Walk with us,',
  'bij laagwater.': 'at low water.',
  'Elke week gaan er gidsen het wad op.': 'Every week guides set out on the flats.',
  'Kies een tocht die past bij het getij': 'Choose a walk that suits the tide',
  'en bij je benen.': 'and your legs.',
  'Elke week gaan er gidsen het': 'Every week guides set out',
  'wad op. Kies een tocht die': 'on the flats. Choose a walk',
  'past bij het getij en bij': 'that suits the tide and',
  'je benen.': 'your legs.',
  'Kies een tocht': 'Choose a walk',
  'Bekijk het getij': 'See the tide',
  'Getij vandaag': 'Today’s tide',
  'laag om 13:13': 'low at 13:13',
  'Keer om 14:20': 'Turn at 14:20',
  'Over het Rif': 'Across the Rif',
  'Zandplaat bij zon': 'Sunlit sandbank',
  'Laat naar de geul': 'Late to the gully',
  '7,8 km, 4 uur': '7.8 km, 4 hours',
  '5,2 km, 3 uur': '5.2 km, 3 hours',
  '3,6 km, 2 uur': '3.6 km, 2 hours',
  // Zonnedeler: the building's day.
  genoeg: 'enough',
  'Vandaag in de flat': 'The building today',
  '60 huishoudens, één dak': '60 households, one roof',
  '14 mei': '14 May',
  'Verbruik en zon': 'Use and sun',
  gebruikt: 'used',
  'van het dak': 'from the roof',
  'Van eigen dak': 'From our roof',
  'Was kan morgen om': 'Wash tomorrow at',
  'Deze week': 'This week',
  'een kwart meer': 'a quarter more',
  'dan vorig jaar': 'than last year',
  // Zonnedeler: on phones.
  'Nu is er': 'There is',
  'genoeg.': 'enough.',
  'De was kan aan,': 'Do the washing,',
  'tot een uur of vier.': 'until four or so.',
  Wasmachine: 'Washing machine',
  Vaatwasser: 'Dishwasher',
  Auto: 'Car',
  'Het gebouw': 'The building',
  '29 van 60 thuis': '29 of 60 home',
  'Wanneer weer zon?': 'When’s more sun?',
  nu: 'now',
  '1,1 kWh': '1.1 kWh',
  '0,9 kWh': '0.9 kWh',
  '7,0 kWh': '7.0 kWh',
  'Woning 34': 'Flat 34',
  'vanavond 0,8 kWh': 'tonight 0.8 kWh',
  // Zonnedeler: the old table.
  'Verbruik per woning': 'Use per flat',
  '2e kwartaal 2024, blad 2 van 3': 'Q2 2024, sheet 2 of 3',
  Woning: 'Flat',
  Begin: 'Start',
  Eind: 'End',
  'Deel %': 'Share %',
  Dak: 'Roof',
  Net: 'Grid',
  Saldo: 'Bal.',
  Bedrag: 'Amount',
};

const sameInBoth: ReadonlySet<string> = new Set([
  ...['Kiezel', 'Laagwater', 'Zwaan', 'Merel', 'Mus', 'Filters', 'kiezel.example'],
  ...['zonnedeler.example', 'kWh', '412 kWh'],
]);

/**
 * Translates a line into English. Numbers get English decimal and thousands separators.
 *
 * @throws {Error} if a line with words has no translation, so that no picture is half translated
 */
export function translateToEnglish(line: string): string {
  if (/^\D?\d[\d.,]*$/.test(line)) return line.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));
  const said = lines[line] ?? (/\p{L}/u.test(line) && !sameInBoth.has(line) ? undefined : line);
  if (said === undefined) throw new Error(`“${line}” has no English in demo/drawings/english.ts.`);
  return said;
}
