import { writePdf } from '../write-pdf.ts';
import { expectKept, expectRefused, type HostileFile, type Kept, type Refused } from './hostile-file.ts';

const damaged = expectRefused('This PDF is damaged or empty');
const whole = expectKept('application/pdf');

const pdf = (name: string, make: () => Buffer, answer: Kept | Refused): HostileFile => ({
  name: `a PDF ${name}`,
  fileName: 'offerte.pdf',
  mimeType: 'application/pdf',
  make,
  answer,
});

const action = (inside: string) => `/OpenAction<</S/${inside}>>`;
const key = '(12345678901234567890123456789012)';

export const hostileDocuments: readonly HostileFile[] = [
  // The effect of these depends on the viewer. Browsers' viewers ignore them, and the site never opens a PDF.
  pdf('with a script', () => writePdf({ catalogue: action('JavaScript/JS(app.alert(1))') }), whole),
  pdf('that starts a program', () => writePdf({ catalogue: action('Launch/F(cmd.exe)') }), whole),
  pdf(
    'that goes to an address',
    () => writePdf({ catalogue: action('URI/URI(https://alert.example)') }),
    whole,
  ),
  pdf(
    'that is locked',
    () => writePdf({ trailer: `/Encrypt<</Filter/Standard/V 1/R 2/O${key}/U${key}/P -4>>/ID[(a)(a)]` }),
    expectRefused('has a password'),
  ),
  pdf('locked in a way of its own', () => writePdf({ trailer: '/Encrypt<</Filter/Other>>' }), damaged),
  pdf('without pages', () => writePdf({ pages: 0 }), damaged),
  pdf('that says it has a hundred thousand pages', () => writePdf({ pages: 100_000 }), whole),
  pdf(
    'whose pages hold themselves',
    () => Buffer.from(writePdf().toString().replace('/Kids[3 0 R]', '/Kids[2 0 R]')),
    damaged,
  ),
  pdf('whose list of places leads to itself', () => writePdf({ trailer: '/Prev 9' }), whole),
  pdf('with a page as large as a city', () => writePdf({ box: '0 0 1000000 1000000' }), whole),
  pdf('with a page of one line', () => writePdf({ box: '0 0 1000000 1' }), whole),
  pdf('with a page as tall as a tower', () => writePdf({ box: '0 0 1 1000000' }), whole),
  {
    ...pdf(
      'with a page that draws without end',
      () => writePdf({ content: '0 0 300 300 re f '.repeat(200_000), times: 20 }),
      expectRefused('takes too long to draw'),
    ),
    takesLong: true,
  },
  pdf('of nothing but its name', () => Buffer.from('%PDF-1.7'), damaged),
  pdf(
    'that is a ZIP as well',
    () => Buffer.concat([Buffer.from('%PDF-1.7\nPK\x03\x04'), Buffer.alloc(2000)]),
    damaged,
  ),
];
