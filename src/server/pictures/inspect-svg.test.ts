import { expect, test } from 'vitest';
import { inspectSvg } from './inspect-svg.ts';

const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = 'viewBox="0 0 40 30"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${xlink} ${attributes}>${inside}</svg>`);
const clean = async (bytes: Buffer) => (await inspectSvg(bytes)).bytes.toString();

test('a drawing keeps its shapes, its styles and what it refers to in itself', async () => {
  const drawing = [
    '<title>Kade</title>',
    '<style>.a { fill: url(#blue) } .a &gt; .b { stroke: red }</style>',
    '<defs><linearGradient id="blue"><stop offset="0" stop-color="#00f"/></linearGradient>',
    '<linearGradient id="also" xlink:href="#blue"/><symbol id="dot"><circle r="2"/></symbol></defs>',
    '<g class="a" transform="translate(1 2)" style="opacity: .5"><path d="M0 0L1 1" fill="url(\'#also\')"/></g>',
    '<use href="#dot"/><use xlink:href="#dot" x="4"/>',
    '<text x="1" y="2">Groeten &amp; tot ziens</text>',
  ].join('');
  expect(await clean(svg(drawing))).toBe(
    svg(drawing, 'viewBox="0 0 40 30" width="40" height="30"').toString(),
  );
});

test('doing it twice changes nothing more', async () => {
  const once = await inspectSvg(svg('<style>p &gt; a { fill: red }</style><path d="M0 0" onclick="x()"/>'));
  expect(await inspectSvg(once.bytes)).toEqual(once);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['what runs on load', '<g onload="alert(1)"><path d="M1 1"/></g>'],
  [
    'HTML in it',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>alert(1)</p></body></foreignObject>',
  ],
  ['a link that is a script', '<a xlink:href="javascript:alert(1)"><path d="M1 1"/></a>'],
  ['a link', '<a href="https://alert.example/"><path d="M1 1"/></a>'],
  ['another file’s shape', '<use href="https://alert.example/x.svg#a"/>'],
  ['another file’s shape of this site', '<use href="/alert.svg#a"/>'],
  ['a picture from elsewhere', '<image xlink:href="//alert.example/x.png"/>'],
  ['a page in an address', '<image href="data:text/html,alert(1)"/>'],
  ['an SVG in an address', '<image href="data:image/svg+xml;base64,YWxlcnQ="/>'],
  [
    'a picture from elsewhere as a filter',
    '<filter id="f"><feImage href="https://alert.example/"/></filter>',
  ],
  ['a style that loads a sheet', '<style>@import "https://alert.example/";</style>'],
  ['a style that loads a picture', '<style>a { fill: url(https://alert.example/) }</style>'],
  ['a style that hides what it loads', '<style>a { fill: u\\72l(https://alert.example/) }</style>'],
  ['a style on an element that loads', '<path style="fill: url(\'https://alert.example/\')"/>'],
  ['a set of pictures', '<path style="fill: image-set(\'https://alert.example/\' 1x)"/>'],
  ['an attribute that loads', '<path filter="url(https://alert.example/#a)"/>'],
  ['a change that makes a link a script', '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
  ['an animation that does so', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
  ['a frame', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://alert.example/"/>'],
  ['what is included', '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="alert.txt"/>'],
  ['an event handler', '<handler xmlns="http://www.w3.org/2000/svg" type="alert"/>'],
  ['who made it', '<metadata>alert@studio.example</metadata>'],
  ['an instruction to load a style', '<?xml-stylesheet href="https://alert.example/"?>'],
])('%s does not stay', async (_name, inside) => {
  const kept = await clean(svg(`${inside}<path d="M2 2"/>`));
  expect(kept).not.toMatch(/alert/);
  expect(kept).toContain('<path d="M2 2"/>');
});

test.each([
  ['its box', 'viewBox="0 0 40 30"', [40, 30]],
  ['its width and height', 'width="200" height="100px" viewBox="0 0 40 30"', [200, 100]],
  ['lengths on paper', 'width="1in" height="25.4mm"', [96, 96]],
  ['a width, and the rest by its box', 'width="80" viewBox="0 0 40 30"', [80, 60]],
  ['a height, and the rest by its box', 'height="60" viewBox="0 0 40 30"', [80, 60]],
  ['shares, which say nothing', 'width="100%" height="100%" viewBox="0 0 40 30"', [40, 30]],
  ['nothing: what browsers take', '', [300, 150]],
])('the size comes from %s', async (_name, attributes, [width, height]) => {
  expect(await inspectSvg(svg('', attributes))).toMatchObject({
    type: 'svg',
    width,
    height,
    animated: false,
  });
});

test('a drawing may carry pictures, which are held to what every picture is', async () => {
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const carrying = (bytes: string) => svg(`<image href="data:image/gif;base64,${bytes}"/>`);
  expect(await clean(carrying(gif))).toContain(gif);
  await expect(inspectSvg(carrying(gif.slice(0, 30)))).rejects.toThrow('damaged');
  await expect(inspectSvg(carrying('aGVsbG8='))).rejects.toThrow('Only JPEG');
});

test.each([
  ['with a mark of its order', Buffer.from(`\ufeff${svg('')}`)],
  ['in 16 bits', Buffer.from(`\ufeff${svg('')}`, 'utf16le')],
  ['in 16 bits, the other way round', Buffer.from(`\ufeff${svg('')}`, 'utf16le').swap16()],
  [
    'with a declaration, a comment and a bare DOCTYPE',
    Buffer.from(
      `<?xml version="1.0"?>\n<!-- Illustrator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${svg('')}`,
    ),
  ],
])('a text %s comes out as plain UTF-8', async (_name, bytes) => {
  expect(await clean(bytes)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
});

const doubling = Array.from(
  { length: 30 },
  (_, level) => `<g id="g${level}"><use href="#g${level + 1}"/><use href="#g${level + 1}"/></g>`,
).join('');

test.each([
  ['that is cut short', svg('<path d="M0 0"/>').subarray(0, 100), 'This SVG is damaged'],
  ['that is no XML', svg('<g><path></g>'), 'This SVG is damaged'],
  ['in an old coding', Buffer.from('<svg>caf\xe9</svg>', 'latin1'), 'an old way of coding text'],
  ['that declares entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>`), 'a DOCTYPE'],
  ['that uses what nobody declared', svg('&lol;'), 'This SVG is damaged'],
  ['of too many elements', svg('<g/>'.repeat(20_001)), 'too complicated'],
  [
    'of too many attributes',
    svg(`<g ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
    'too complicated',
  ],
  ['that is nested without end', svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)), 'too complicated'],
  ['whose references double', svg(doubling), 'too complicated'],
  ['that refers to itself', svg('<g id="a"><use href="#a"/></g>'), 'too complicated'],
  [
    'whose patterns double',
    svg(doubling.replaceAll(/<use href="(#g\d+)"\/>/g, '<path fill="url($1)"/>')),
    'too complicated',
  ],
  ['that is heavy', svg(`<path d="${'M0 0'.repeat(600_000)}"/>`), '2 MB'],
  ['that is endless', svg('', 'width="1e9" height="2"'), '100,000 pixels'],
  [
    'whose root is another',
    Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
    'Only JPEG',
  ],
  ['whose root has a prefix', Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'), 'Only JPEG'],
  ['that is HTML', Buffer.from('<!DOCTYPE html><p>Hello'), 'Only JPEG'],
])('one %s is refused with a sentence', async (_name, bytes, sentence) => {
  await expect(inspectSvg(bytes)).rejects.toMatchObject({
    name: 'PictureError',
    message: expect.stringContaining(sentence),
  });
});
