import { writePdf } from '../write-pdf.ts';
import {
  expectKept,
  expectRefused,
  type HostileFile,
  type KeptOutcome,
  type RefusedOutcome,
} from './hostile-file.ts';

const damaged = expectRefused('This PDF is damaged or empty');
const whole = expectKept('application/pdf');

const definePdf = (name: string, make: () => Buffer, answer: KeptOutcome | RefusedOutcome): HostileFile => ({
  name: `a PDF ${name}`,
  fileName: 'offerte.pdf',
  mimeType: 'application/pdf',
  make,
  answer,
});

const writeAction = (inside: string) => `/OpenAction<</S/${inside}>>`;
const key = '(12345678901234567890123456789012)';

export const hostileDocuments: readonly HostileFile[] = [
  // The effect of these depends on the viewer. Browsers' viewers ignore them, and the site never opens a PDF.
  definePdf(
    'with a script',
    () => writePdf({ catalogue: writeAction('JavaScript/JS(app.alert(1))') }),
    whole,
  ),
  definePdf('that starts a program', () => writePdf({ catalogue: writeAction('Launch/F(cmd.exe)') }), whole),
  definePdf(
    'that goes to an address',
    () => writePdf({ catalogue: writeAction('URI/URI(https://alert.example)') }),
    whole,
  ),
  definePdf(
    'that is locked',
    () => writePdf({ trailer: `/Encrypt<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>/ID[(a)(a)]` }),
    expectRefused('has a password'),
  ),
  definePdf('locked in a way of its own', () => writePdf({ trailer: '/Encrypt<</Filter/Other>>' }), damaged),
  definePdf('without pages', () => writePdf({ pages: 0 }), damaged),
  definePdf('that says it has a hundred thousand pages', () => writePdf({ pages: 100_000 }), whole),
  definePdf(
    'whose pages hold themselves',
    () => Buffer.from(writePdf().toString().replace('/Kids[3 0 R]', '/Kids[2 0 R]')),
    damaged,
  ),
  definePdf('whose list of places leads to itself', () => writePdf({ trailer: '/Prev 9' }), whole),
  definePdf('with a page as large as a city', () => writePdf({ box: '0 0 1000000 1000000' }), whole),
  definePdf('with a page of one line', () => writePdf({ box: '0 0 1000000 1' }), whole),
  definePdf('with a page as tall as a tower', () => writePdf({ box: '0 0 1 1000000' }), whole),
  {
    ...definePdf(
      'with a page that draws without end',
      () => writePdf({ content: '0 0 300 300 re f '.repeat(200_000), times: 20 }),
      expectRefused('takes too long to draw'),
    ),
    takesLong: true,
  },
  definePdf('of nothing but its name', () => Buffer.from('%PDF-1.7'), damaged),
  definePdf(
    'that is a ZIP as well',
    () => Buffer.concat([Buffer.from('%PDF-1.7\nPK\x03\x04'), Buffer.alloc(2000)]),
    damaged,
  ),
];
