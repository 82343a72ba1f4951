import { expect, it } from 'vitest';
import { readClipboardFiles } from './clipboard-files.ts';

const clipboard = (text: string) => ({ files: [], getData: () => text }) as unknown as DataTransfer;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><title>Een / brug</title><path/></svg>';

it.each([
  ['the root alone', drawing],
  [
    'a declaration, comments and a doctype before it',
    `<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg>\n<!-- b -->\n${drawing}\n`,
  ],
  ['capitals', drawing.replace('<svg', '<SVG').replace('</svg>', '</SVG>')],
])('pasted SVG code becomes a file: %s', (_what, code) => {
  const [file] = readClipboardFiles(clipboard(code));
  expect([file?.name, file?.type]).toEqual(['Een - brug.svg', 'image/svg+xml']);
});

it.each([
  ['words', 'Een brug'],
  ['HTML behind comments', `${'<!--a-->\n'.repeat(50_000)}<p>x</p>`],
  ['a comment that never closes', `<!-- ${drawing}`],
  ['a drawing that never closes', drawing.replace('</svg>', '')],
  ['titles that never close', `${'<title'.repeat(50_000)}`],
  ['nothing', ''],
])('other pasted text is not a file: %s', (_what, code) => {
  expect(readClipboardFiles(clipboard(code))).toEqual([]);
});

it('an SVG with many unclosed titles gets the default file name', () => {
  const code = `<svg>${'<title '.repeat(50_000)}</svg>`;
  expect(readClipboardFiles(clipboard(code))[0]?.name).toBe('drawing.svg');
});
