import { gzipSync } from 'node:zlib';
import { expectKept, expectRefused, type HostileFile, noKind, type RefusedOutcome } from './hostile-file.ts';

const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const createSvg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${xlink} viewBox="0 0 40 30">${inside}</svg>`);

/** Describes an SVG that is stored without its active parts and without what it loads. */
const defineCleaned = (name: string, inside: string): HostileFile => ({
  name: `an SVG with ${name}`,
  fileName: 'drawing.svg',
  mimeType: 'image/svg+xml',
  make: () => createSvg(inside),
  answer: expectKept('image/svg+xml', 'alert'),
});

const defineRefused = (name: string, make: () => Buffer, answer: RefusedOutcome): HostileFile => ({
  name: `an SVG ${name}`,
  fileName: 'drawing.svg',
  mimeType: 'image/svg+xml',
  make,
  answer,
});

const tooComplicated = expectRefused('too complex');
const damaged = expectRefused('This SVG is damaged');
const laughs = Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level};`.repeat(10)}">`,
).join('');

export const hostileDrawings: readonly HostileFile[] = [
  defineCleaned('a script', '<script>alert(1)</script>'),
  defineCleaned('a script from elsewhere', '<script href="https://alert.example/a.js"/>'),
  defineCleaned(
    'what runs when it is loaded',
    '<rect width="9" height="9" onload="alert(1)" onfocus="alert(2)"/>',
  ),
  defineCleaned(
    'HTML in a foreign object',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="alert"/></foreignObject>',
  ),
  defineCleaned('a shape from elsewhere', '<use href="https://alert.example/a.svg#a"/>'),
  defineCleaned('a picture from elsewhere', '<image xlink:href="https://alert.example/a.png"/>'),
  defineCleaned('a style that loads', '<style>@import url(https://alert.example/a.css);</style>'),
  defineCleaned('a fill from elsewhere', '<path style="fill:url(https://alert.example/#a)"/>'),
  defineCleaned('a fill that hides where it is', '<path style="fill:\\75rl(https://alert.example/#a)"/>'),
  defineCleaned('a link that is a script', '<a href="java&#x09;script:alert(1)"><text>here</text></a>'),
  defineCleaned(
    'a page in an address',
    '<image href="data:text/html;base64,YWxlcnQ="/><a href="data:text/html,alert"/>',
  ),
  defineCleaned(
    'a link that becomes a script',
    '<a><animate attributeName="href" to="javascript:alert(1)"/></a>',
  ),
  defineCleaned(
    'what is included',
    '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="alert.txt"/>',
  ),
  defineCleaned('a sheet of styles by instruction', '<?xml-stylesheet href="alert.css"?>'),
  defineCleaned(
    'a comment that closes HTML',
    '<style>/*</style><![CDATA[<script>]]><style>*/</style><script>alert(1)</script>',
  ),
  {
    name: 'an SVG with a title that HTML reads otherwise',
    make: () => createSvg('<title><![CDATA[</title><img src=x onerror=alert(1)>]]></title>'),
    answer: expectKept('image/svg+xml', '<img'),
  },
  defineCleaned('a huge path', `<path d="M0 0${'L1 1'.repeat(400_000)}"/>`),
  defineRefused(
    'of a billion laughs',
    () => Buffer.from(`<!DOCTYPE svg [<!ENTITY lol0 "lol">${laughs}]><svg>&lol9;</svg>`),
    expectRefused('(a DOCTYPE)'),
  ),
  defineRefused(
    'that reads a file of the server',
    () => Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    expectRefused('(a DOCTYPE)'),
  ),
  defineRefused('of a hundred thousand elements', () => createSvg('<g/>'.repeat(100_000)), tooComplicated),
  defineRefused(
    'of ten thousand levels',
    () => createSvg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)),
    tooComplicated,
  ),
  defineRefused(
    'whose groups show groups ten times each',
    () =>
      createSvg(
        Array.from(
          { length: 9 },
          (_, level) => `<g id="g${level}">${`<use href="#g${level + 1}"/>`.repeat(10)}</g>`,
        ).join(''),
      ),
    tooComplicated,
  ),
  defineRefused('that shows itself', () => createSvg('<g id="a"><use href="#a"/></g>'), tooComplicated),
  defineRefused(
    'of one element with a hundred thousand attributes',
    () => {
      const attributes = Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ');
      return createSvg(`<g ${attributes}/>`);
    },
    tooComplicated,
  ),
  defineRefused(
    'of 3 MB',
    () => createSvg(`<desc>${'a'.repeat(3 * 1024 * 1024)}</desc>`),
    expectRefused('at most 2 MB'),
  ),
  defineRefused(
    'that says it is endless',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1e30" height="1"/>'),
    expectRefused('100,000 pixels'),
  ),
  defineRefused(
    'in an old coding',
    () => Buffer.from('<svg>caf\xe9</svg>', 'latin1'),
    expectRefused('Save it as UTF-8'),
  ),
  defineRefused(
    'that is packed',
    () => gzipSync(createSvg('<script>alert(1)</script>')),
    expectRefused('instead of SVGZ'),
  ),
  defineRefused(
    'that is packed without end',
    () => gzipSync(Buffer.alloc(20 * 1024 * 1024)),
    expectRefused('instead of SVGZ'),
  ),
  defineRefused(
    'whose root is HTML',
    () => Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
    noKind,
  ),
  defineCleaned('HTML that leaves it', '<p><img src="x" onerror="alert(1)"/></p>'),
  {
    name: 'an SVG of another space of names',
    make: () => Buffer.from('<svg xmlns="urn:nothing"><script>alert(1)</script></svg>'),
    answer: expectKept('image/svg+xml', 'alert'),
  },
  defineCleaned(
    'a hundred thousand elements that only HTML sees',
    `<title><![CDATA[${'<b>'.repeat(100_000)}]]></title>`,
  ),
  defineRefused('with a zero in its text', () => createSvg('<g>\0</g>'), damaged),
  {
    name: 'an SVG in 16 bits with a script',
    make: () => Buffer.from(`\ufeff${createSvg('<script>alert(1)</script>')}`, 'utf16le'),
    answer: expectKept('image/svg+xml', 'alert'),
  },
  {
    name: 'an SVG with a mark of its order and a script',
    make: () => Buffer.from(`\ufeff${createSvg('<script>alert(1)</script>')}`),
    answer: expectKept('image/svg+xml', 'alert'),
  },
];
