import { expect, test } from 'vitest';
import { inspectSvg } from './inspect-svg.ts';

const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = 'viewBox="0 0 40 30"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${xlink} ${attributes}>${inside}</svg>`);
const clean = async (bytes: Buffer) => (await inspectSvg(bytes)).bytes.toString();

test('inspectSvg keeps shapes, styles and internal references', async () => {
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

test('inspectSvg changes nothing when it runs a second time', async () => {
  const once = await inspectSvg(svg('<style>p &gt; a { fill: red }</style><path d="M0 0" onclick="x()"/>'));
  expect(await inspectSvg(once.bytes)).toEqual({ ...once, notes: [] });
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
])('inspectSvg removes %s', async (_name, inside) => {
  const kept = await clean(svg(`${inside}<path d="M2 2"/>`));
  expect(kept).not.toMatch(/alert/);
  expect(kept).toContain('<path d="M2 2"/>');
});

const loading = 'fill: url(https://alert.example/)';
test.each([
  ['an escaped class name', '.md\\:a { fill: red }', '.md\\:a { fill: red }'],
  ['how the file is coded', '@charset "utf-8"; .a { fill: red }', '.a { fill: red }'],
  [
    'an escape in a text',
    '.a::after { content: "\\201C" } .a { fill: red }',
    '.a::after { content: "“" } .a { fill: red }',
  ],
  [
    'a property that ends like another',
    'svg { scroll-behavior: smooth; fill: red }',
    'svg { scroll-behavior: smooth; fill: red }',
  ],
  ['a comment', '/* url(x) */ .a { /* @import */ fill: red }', '.a {  fill: red }'],
  [
    'a condition',
    '@media (width < 600px) { .a { fill: red } }',
    '@media (width &lt; 600px) { .a { fill: red } }',
  ],
  ['a tight condition', '@media (width<600px){.a{fill:red}}', '@media (width&lt; 600px){.a{fill:red}}'],
  [
    'keyframes',
    '@keyframes a { from { fill: red } 50.5% { fill: blue } }',
    '@keyframes a { from { fill: red } 50.5% { fill: blue } }',
  ],
  [
    'nested rules',
    '.a { fill: red; &:hover { fill: blue } .b & { fill: var(--c, #fff) } }',
    '.a { fill: red; &amp;:hover { fill: blue } .b &amp; { fill: var(--c, #fff) } }',
  ],
  ['a rule that stays open', '.a { fill: red', '.a { fill: red}'],
  ['marks of a comment in HTML', '<!-- .a { fill: red } -->', '.a { fill: red }'],
  ['markup in a text', '.a { content: "</style><script>" }', '.a { content: "\\3c /style>\\3c script>" }'],
  [
    'its own names',
    '.a { filter: url("#b") drop-shadow(0 0 1px rgb(0 0 0 / .5)); mask: u\\72l(#c) }',
    '.a { filter: url("#b") drop-shadow(0 0 1px rgb(0 0 0 / .5)); mask: url(#c) }',
  ],
])('inspectSvg keeps a style with %s, without a note', async (_name, css, kept) => {
  const drawing = svg(`<style>${css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style><path/>`);
  const inspected = await inspectSvg(drawing);
  expect(inspected.bytes.toString()).toContain(
    `<style>${kept.replaceAll('>', '&gt;').replaceAll('&amp;gt;', '&gt;')}</style>`,
  );
  expect(inspected.notes).toEqual([]);
  expect(await inspectSvg(inspected.bytes)).toEqual(inspected);
});

test.each([
  [
    'beside others',
    `.a { fill: red; ${loading}; stroke: blue }`,
    '.a { fill: red;  stroke: blue }',
    [loading],
  ],
  [
    'that loads a sheet',
    '@import "https://alert.example/"; .a { fill: red }',
    '.a { fill: red }',
    ['@import "https://alert.example/"'],
  ],
  [
    'with an escape in its name',
    '.a { fill: u\\72l(https://alert.example/); stroke: blue }',
    '.a {  stroke: blue }',
    ['fill: u\\72l(https://alert.example/)'],
  ],
  [
    'in a variable',
    `.a { --b: url(https://alert.example/); fill: var(--b) }`,
    '.a {  fill: var(--b) }',
    ['--b: url(https://alert.example/)'],
  ],
  [
    'in a condition',
    `@media print { .a { ${loading} } .b { fill: red } }`,
    '@media print { .a { } .b { fill: red } }',
    [loading],
  ],
  [
    'with a set of pictures',
    '.a { fill: image-set("alert.png" 1x); stroke: blue }',
    '.a {  stroke: blue }',
    ['fill: image-set("alert.png" 1x)'],
  ],
  [
    'of a font',
    '@font-face { font-family: A; src: url(alert.woff2) }',
    '@font-face { font-family: A; }',
    ['src: url(alert.woff2)'],
  ],
  [
    'that runs a file',
    '.a { behavior: url(#b); -moz-binding: url(#b); fill: red }',
    '.a {   fill: red }',
    ['behavior: url(#b)', '-moz-binding: url(#b)'],
  ],
  ['that is broken', '.a { fill: red; stroke: "x\n; opacity: 1 } .b { fill: blue }', null, null],
  [
    'in an unknown rule',
    '@document url(https://alert.example/) { a { fill: red } } .b { fill: blue }',
    '.b { fill: blue }',
    ['@document url(https://alert.example/)'],
  ],
  [
    'in brackets that never end',
    '.a { fill: red; stroke: (url(alert ; } .b { fill: blue }',
    '.a { fill: red; }',
    ['stroke: (url(alert ; } .b { fill: blue }'],
  ],
])('inspectSvg removes only the unsafe part of a style, %s', async (_name, css, kept, told) => {
  const { bytes, notes } = await inspectSvg(svg(`<style>${css}</style><path/>`));
  expect(bytes.toString()).not.toContain('alert');
  if (kept === null) return;
  expect(bytes.toString().replace(/\s+\}/g, ' }').replace(/\s+/g, ' ')).toContain(
    `<style>${kept.replace(/\s+\}/g, ' }').replace(/\s+/g, ' ')}</style>`,
  );
  expect(notes).toHaveLength(1);
  for (const each of told ?? []) expect(notes[0]).toContain(`“${each}”`);
});

test('inspectSvg removes only the unsafe declaration of a style attribute', async () => {
  const { bytes, notes } = await inspectSvg(svg(`<path style="opacity: .5; ${loading}; fill: red"/>`));
  expect(bytes.toString()).toContain('style="opacity: .5;  fill: red"');
  expect(notes[0]).toContain(loading);
});

test('inspectSvg keeps the spelling of case-sensitive XML names', async () => {
  const inside = [
    '<filter id="f"><feDropShadow dx="1" stdDeviation="2" flood-color="red"/>',
    '<feSpecularLighting surfaceScale="2"><feSpotLight pointsAtX="1" pointsAtY="2" limitingConeAngle="30"/></feSpecularLighting></filter>',
    '<switch><g requiredExtensions="http://ns.example/"><path/></g><g systemLanguage="nl"><path/></g></switch>',
    '<text><textPath href="#p" startOffset="5" side="right">a</textPath></text>',
  ].join('');
  const { bytes, notes } = await inspectSvg(svg(inside));
  expect(bytes.toString()).toBe(svg(inside, 'viewBox="0 0 40 30" width="40" height="30"').toString());
  expect(notes).toEqual([]);
});

test('inspectSvg renames nothing because of words in the text', async () => {
  const { bytes } = await inspectSvg(svg('<text class="a">the fIll of my cLass is</text><path fill="red"/>'));
  expect(bytes.toString()).toContain('<text class="a">');
  expect(bytes.toString()).toContain('<path fill="red"/>');
});

test.each([
  ['.a{*zoom:1;fill:red}', '*zoom:1'],
  ['.a{b:c}}@import "x";', '@import'],
  ['.a{fill:red;+filter:x;}', '+filter:x'],
])('inspectSvg also reports the invalid part of %s', async (css, told) => {
  const { notes } = await inspectSvg(svg(`<style>${css}</style><path class="a"/>`));
  expect(notes.join()).toContain(told);
});

test.each([
  [
    '<path><animate attributeName="x" values="1;2"/></path>',
    'Its animation was removed (animate): the image is still.',
  ],
  ['<script>a()</script>', 'Elements that run or load something were removed: script.'],
  ['<path onclick="a()"/>', 'Elements that run or load something were removed: script.'],
  [
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
    'Elements that run or load something were removed: foreignObject.',
  ],
  ['<use href="other.svg#a"/>', 'References to other files were removed.'],
])('inspectSvg reports what it removed from %s', async (inside, sentence) => {
  expect((await inspectSvg(svg(inside))).notes).toEqual([sentence]);
});

test('inspectSvg does not report the removal of invisible parts', async () => {
  const drawing = svg(
    '<metadata>a</metadata><!-- a --><inkscape:path-effect xmlns:inkscape="http://inkscape.example/"/><path inkscape:label="a" xmlns:inkscape="http://inkscape.example/"/>',
  );
  expect((await inspectSvg(drawing)).notes).toEqual([]);
});

test.each([
  ['its box', 'viewBox="0 0 40 30"', [40, 30]],
  ['its width and height', 'width="200" height="100px" viewBox="0 0 40 30"', [200, 100]],
  ['lengths on paper', 'width="1in" height="25.4mm"', [96, 96]],
  ['a width, and the rest by its box', 'width="80" viewBox="0 0 40 30"', [80, 60]],
  ['a height, and the rest by its box', 'height="60" viewBox="0 0 40 30"', [80, 60]],
  ['shares, which say nothing', 'width="100%" height="100%" viewBox="0 0 40 30"', [40, 30]],
  ['nothing: what browsers take', '', [300, 150]],
])('inspectSvg reads the size from %s', async (_name, attributes, [width, height]) => {
  expect(await inspectSvg(svg('', attributes))).toMatchObject({
    type: 'svg',
    width,
    height,
    animated: false,
  });
});

test('inspectSvg keeps embedded images, and rejects damaged ones', async () => {
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const carrying = (bytes: string) => svg(`<image href="data:image/gif;base64,${bytes}"/>`);
  expect(await clean(carrying(gif))).toContain(gif);
  await expect(inspectSvg(carrying(gif.slice(0, 30)))).rejects.toThrow('damaged');
  await expect(inspectSvg(carrying('aGVsbG8='))).rejects.toThrow('The site accepts images');
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
])('inspectSvg converts an SVG %s to UTF-8', async (_name, bytes) => {
  expect(await clean(bytes)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
});

const doubling = Array.from(
  { length: 30 },
  (_, level) => `<g id="g${level}"><use href="#g${level + 1}"/><use href="#g${level + 1}"/></g>`,
).join('');

test.each([
  ['that is cut short', svg('<path d="M0 0"/>').subarray(0, 100), 'This SVG is damaged'],
  ['that is no XML', svg('<g><path></g>'), 'This SVG is damaged'],
  ['in an old coding', Buffer.from('<svg>caf\xe9</svg>', 'latin1'), 'an old text encoding'],
  ['that declares entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>`), 'a DOCTYPE'],
  ['that uses what nobody declared', svg('&lol;'), 'This SVG is damaged'],
  ['of too many elements', svg('<g/>'.repeat(20_001)), 'too complex'],
  [
    'of too many attributes',
    svg(`<g ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
    'too complex',
  ],
  ['that is nested without end', svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000)), 'too complex'],
  ['whose references double', svg(doubling), 'too complex'],
  ['that refers to itself', svg('<g id="a"><use href="#a"/></g>'), 'too complex'],
  [
    'whose patterns double',
    svg(doubling.replaceAll(/<use href="(#g\d+)"\/>/g, '<path fill="url($1)"/>')),
    'too complex',
  ],
  ['that is heavy', svg(`<path d="${'M0 0'.repeat(600_000)}"/>`), '2 MB'],
  ['that is endless', svg('', 'width="1e9" height="2"'), '100,000 pixels'],
  [
    'whose root is another',
    Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'),
    'The site accepts images',
  ],
  [
    'whose root has a prefix',
    Buffer.from('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'),
    'The site accepts images',
  ],
  ['that is HTML', Buffer.from('<!DOCTYPE html><p>Hello'), 'The site accepts images'],
])('inspectSvg rejects an SVG %s with a message', async (_name, bytes, sentence) => {
  await expect(inspectSvg(bytes)).rejects.toMatchObject({
    name: 'PictureError',
    message: expect.stringContaining(sentence),
  });
});
