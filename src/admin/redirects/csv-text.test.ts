import { expect, it } from 'vitest';
import { readCsvText, toCsv } from './csv-text.ts';

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

it.each([
  ['UTF-8', bytes(0x2f, 0xc3, 0xa9), '/é'],
  ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x2f, 0xc3, 0xa9), '/é'],
  ['Western Windows', bytes(0x2f, 0xe9), '/é'],
  ['UTF-16, the small end first', bytes(0xff, 0xfe, 0x2f, 0, 0xe9, 0), '/é'],
  ['UTF-16, the big end first', bytes(0xfe, 0xff, 0, 0x2f, 0, 0xe9), '/é'],
])('a CSV file in %s is read', async (_what, file, text) => expect(await readCsvText(file)).toBe(text));

it('CSV cells are quoted where needed, and formulas are escaped', () => {
  expect(
    toCsv([
      ['a', 1],
      ['x,"y"', '=HYPERLINK("http://x")'],
      ['-1\n', '@x'],
    ]),
  ).toBe('\ufeffa,1\r\n"x,""y""","\'=HYPERLINK(""http://x"")"\r\n"\'-1\n",\'@x\r\n');
});
