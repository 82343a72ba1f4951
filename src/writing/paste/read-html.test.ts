// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  fromDocs,
  fromNewspaper,
  fromWord,
  headingsFromWord,
  listsFromWord,
  reviewedInDocs,
  reviewedInWord,
  wordOnlineList,
} from '../../../tests/support/foreign-clipboards.ts';
import { readText } from '../grammar/read-text.ts';
import { plainSchema, richSchema } from '../grammar/schema.ts';
import { writeText } from '../grammar/write-text.ts';
import { readSlice } from './paste-slice.ts';
import { readHtml } from './read-html.ts';
import { writeScript } from './small-letters.ts';

/** Pastes into an empty text, and returns the stored text. */
function pasted(html: string, plain = '') {
  const { slice, leftOut } = readSlice({ html, plain }, 'rich', false, richSchema);
  const empty = readText('');
  const paragraph = richSchema.nodes.paragraph?.create();
  const doc =
    slice.openStart + slice.openEnd === 0 && slice.content.firstChild?.isInline ? paragraph : undefined;
  const nodes = doc ? [doc] : slice.content.content;
  return { text: writeText(empty.doc.type.create(null, nodes), empty).source, leftOut };
}

test('text from Word keeps headings, lists, bold text and links, without empty paragraphs', () => {
  expect(pasted(fromWord)).toEqual({
    text: '## Voorstel\n\nBeste **Mara**, dit is *nog* een voorstel.\n\n- Eerste punt\n  - Onder het eerste\n- Tweede punt\n\na – b\n\n1. Stap een\n2. Stap twee\n\nZie [de site](https://studio.example/werk).',
    leftOut: { tables: 1, pictures: 1 },
  });
});

test('text from Google Docs keeps headings, lists, styles and link targets, without its bold wrapper', () => {
  expect(pasted(fromDocs)).toEqual({
    text: '## Plan\n\nEen **vette** en *schuine* zin met [een link](https://studio.example/a?b=c).\n\n- een\n  - in een\n- twee',
    leftOut: {},
  });
});

test('text from a newspaper loses its images, videos and embeds, which are counted', () => {
  expect(pasted(fromNewspaper)).toEqual({
    text: '## Stad krijgt park\n\nVan onze **verslaggever**\n\nHet park komt er. [Lees meer](https://krant.example/park).\n\n> Eindelijk groen.\n\nDaarna gaat het verder.',
    leftOut: { pictures: 1, videos: 1, embeds: 1 },
  });
});

test('script links lose their URL, and nothing in pasted HTML is run or loaded', () => {
  const html =
    '<p><a href="javascript:alert(1)">a</a> <a href=" JAVA\nSCRIPT:alert(1)">b</a><img src=x onerror="throw 1"></p>';
  expect(pasted(html)).toEqual({ text: 'a b', leftOut: { pictures: 1 } });
});

test('deeply nested elements without end tags keep their text', () => {
  expect(pasted(`${'<div>'.repeat(400)}diep`).text).toBe('diep');
  const deep = `${'<div>'.repeat(400)}<script>x</script><p>een</p>twee<span hidden>drie</span>`;
  expect(pasted(deep).text).toBe('een\ntwee');
  expect(pasted(`${'<b>'.repeat(100)}vet`).text).toBe('**vet**');
});

test('an image with a web URL keeps its URL and its alt text', () => {
  const { parts } = readHtml('<p>voor</p><img src="https://a.example/b.jpg" alt="Een brug"><p>na</p>');
  expect(parts[1]).toEqual({ address: 'https://a.example/b.jpg', description: 'Een brug' });
});

describe('text copied from an editor', () => {
  test('is restored to its source if it comes from our own editor', () => {
    expect(pasted('<p data-vitrine-text="" data-pm-slice="0 0 []">x</p>', '> > diep\n\n**a**').text).toBe(
      '> > diep\n\n**a**',
    );
  });

  test('is read as HTML if it is our own but has no plain text', () => {
    expect(pasted('<p data-vitrine-text="">een <strong>x</strong></p>').text).toBe('een **x**');
  });

  test('is read as HTML if it comes from another ProseMirror editor', () => {
    const html =
      '<h2 data-pm-slice="0 0 []">Kop</h2><p><strong>vet</strong> en <a href="https://a.example">link</a></p><ul><li><p>punt</p></li></ul>';
    expect(pasted(html, 'Kop\n\nvet en link\n\npunt').text).toBe(
      '## Kop\n\n**vet** en [link](https://a.example)\n\n- punt',
    );
  });
});

describe('lists', () => {
  test.each([
    [
      'one of dots in one of numbers',
      '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
      '1. a\n   - b\n2. c',
    ],
    ['one of numbers in one of dots', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '- a\n  1. b\n- c'],
    ['beside its item', '<ol><li>a</li><ul><li>b</li></ul><li>c</li></ol>', '1. a\n   - b\n2. c'],
    [
      'three levels of two kinds',
      '<ol><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ol>',
      '1. a\n   - b\n     1. c\n   - d\n2. e',
    ],
    [
      'words behind an inner list',
      '<ol><li>a<ul><li>b</li></ul>c</li><li>d</li></ol>',
      '1. a\n\n   - b\n\n   c\n\n2. d',
    ],
    ['paragraphs in an item', '<ol><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>', '1. a\n   b\n2. c'],
    ['an inner one selected first', '<ul><ul><ul><li>a</li></ul></ul><li>b</li></ul>', '- a\n- b'],
    [
      'deeper than Markdown can',
      `${'<ul><li>a'.repeat(12)}`,
      expect.stringMatching(/^- a(?:\n {2,14}- a){11}$/),
    ],
    [
      'ordered by Quill',
      '<ol><li data-list="bullet">a</li><li data-list="ordered" class="ql-indent-1">b</li><li data-list="bullet">c</li></ol>',
      '- a\n  1. b\n- c',
    ],
    [
      'indented by Quill',
      '<ol><li>a</li><li class="ql-indent-1">b</li><li class="ql-indent-1">c</li><li>d</li></ol>',
      '1. a\n   1. b\n   2. c\n2. d',
    ],
    [
      'indented by Slack',
      '<ol data-indent="0"><li>a</li></ol><ul data-indent="1"><li>b</li></ul><ol data-indent="0" start="2"><li>c</li></ol>',
      '1. a\n   - b\n2. c',
    ],
    [
      'with levels by Google',
      '<ul><li aria-level="1">a</li><li aria-level="2">b</li><li aria-level="1">c</li></ul>',
      '- a\n  - b\n- c',
    ],
    ['by Word in a browser', wordOnlineList, '1. a\n   - b\n2. c'],
    ['a start', '<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
    ['a start at nought', '<ol start="0"><li>a</li></ol>', '0. a'],
    ['a value of an item', '<ol><li>a</li><li value="5">b</li><li>c</li></ol>', '1. a\n\n5) b\n6) c'],
    [
      'that goes on behind a paragraph',
      '<ol><li>a</li></ol><p>x</p><ol start="2"><li>b</li></ol>',
      '1. a\n\nx\n\n2. b',
    ],
    [
      'that goes on behind a heading in it',
      '<ol><li>a</li><li>b<h3>x</h3></li><li>c</li></ol>',
      '1. a\n2. b\n\n### x\n\n3. c',
    ],
    [
      'no number that no list can have',
      '<ol start="-4"><li>a</li></ol><p>x</p><ol start="1e12"><li>b</li></ol>',
      '1. a\n\nx\n\n1. b',
    ],
  ])('become Markdown: %s', (_name, html, text) => {
    expect(pasted(html).text).toEqual(text);
  });

  test('from Word become Markdown, with continued numbers, letters and nesting', () => {
    expect(pasted(listsFromWord)).toEqual({
      text: '1. een\n   1. a van een\n   2. b van een\n2. twee\n\nEr tussen.\n\n3. drie\n4. in een lijst\n   1. daarin\n5. en verder',
      leftOut: {},
    });
  });

  test('from Word that number headings become headings, and their numbers are counted', () => {
    expect(pasted(headingsFromWord)).toEqual({
      text: '## Inleiding\n\nEen zin.\n\n### Doel',
      leftOut: { headingNumbers: 2 },
    });
  });
});

describe('pasting annotated text', () => {
  test('leaves out Word comments, footnote marks, tracked deletions and hidden text', () => {
    expect(pasted(reviewedInWord)).toEqual({
      text: 'De brug blijft open in mei.\n\nBron: het archief.',
      leftOut: { comments: 1, footnoteMarks: 1 },
    });
  });

  test('leaves out comments and footnote marks from Google Docs', () => {
    expect(pasted(reviewedInDocs)).toEqual({
      text: 'De brug blijft open.\n\nBron: het archief.',
      leftOut: { comments: 1, footnoteMarks: 1 },
    });
  });

  test.each([
    [
      'Wikipedia',
      'a<sup class="reference"><a href="https://nl.wikipedia.org/wiki/X#cite_note-3">[3]</a></sup>',
    ],
    [
      'LibreOffice',
      'a<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>',
    ],
    ['GitHub', 'a<sup><a href="#user-content-fn-1" data-footnote-ref="">1</a></sup>'],
    ['Pandoc', 'a<a href="#fn1" class="footnote-ref" role="doc-noteref"><sup>1</sup></a>'],
    [
      'a note of Word',
      'a<a style="mso-endnote-id:edn1" href="#_edn1"><span class=MsoEndnoteReference>[i]</span></a>',
    ],
  ])('leaves out footnote marks from %s', (_name, html) => {
    expect(pasted(html)).toEqual({ text: 'a', leftOut: { footnoteMarks: 1 } });
  });

  test.each([
    ['hidden', '<span hidden>x</span>'],
    ['not displayed', '<p style="display: none">x</p>'],
    ['invisible', '<span style="visibility:hidden">x</span>'],
    ['hidden by Word', '<span style="mso-hide:all">x</span>'],
    ['for screen readers, by name', '<span class="visually-hidden">x</span>'],
    [
      'for screen readers, by look',
      '<span style="position: absolute; width: 1px; clip: rect(0px, 0px, 0px, 0px);">x</span>',
    ],
    ['deleted while changes are tracked', '<del cite="mailto:Mara" datetime="2026-11-02">x</del>'],
  ])('leaves out text that is %s', (_name, html) => {
    expect(pasted(`voor${html} na`)).toEqual({ text: 'voor na', leftOut: {} });
  });

  test('keeps struck-through text and the text of links within the page', () => {
    expect(pasted('<del>weg</del> <a href="#noot-3">zie noot 3</a>')).toEqual({
      text: '~~weg~~ zie noot 3',
      leftOut: {},
    });
  });
});

describe('links', () => {
  const target = 'https://studio.example/a?b=c';
  const wrapped = encodeURIComponent(target);
  const inOutlook = `https://eur01.safelinks.protection.outlook.com/?url=${wrapped}&data=05%7C02&reserved=0`;
  const inGoogle = `https://www.google.nl/url?sa=t&url=${wrapped}&usg=x`;
  test.each([
    ['Outlook', inOutlook],
    ['Google', inGoogle],
    ['Google by its own name', `https://www.google.com/url?q=${wrapped}&sa=D`],
    [
      'Outlook, of one of Google',
      `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(inGoogle)}`,
    ],
  ])('wrapped by %s are replaced by their targets', (_name, address) => {
    const html = `<a href="${address.replaceAll('&', '&amp;')}">een link</a>`;
    expect(pasted(html).text).toBe(`[een link](${target})`);
    expect(pasted('', `Zie ${address} of [hier](${address})`).text).toBe(
      `Zie ${target} of [hier](${target})`,
    );
  });

  test('show their target if their text is the wrapped URL', () => {
    const address = inOutlook.replaceAll('&', '&amp;');
    expect(pasted(`<a href="${address}">${address}</a>`).text).toBe(`[${target}](${target})`);
  });

  test('without a reachable target are counted, and their text is kept', () => {
    expect(pasted('<a href="file:///C:/a.docx">plan</a> <a href="#top">boven</a>')).toEqual({
      text: 'plan boven',
      leftOut: { links: 1 },
    });
  });

  test('stay unchanged if the wrapper is unknown or its target unsafe', () => {
    expect(pasted('<a href="https://www.google.com/url?q=javascript:alert(1)">a</a>').text).toContain(
      'google.com',
    );
    expect(pasted('<a href="https://example.com/?url=https://b.example">a</a>').text).toContain(
      'example.com',
    );
  });
});

describe('pasted inline content', () => {
  test.each([
    ['10<sup>3</sup> m<sup>2</sup>, CO<sub>2</sub> en x<sup>−n</sup>', '10³ m², CO₂ en x⁻ⁿ', {}],
    ['de 1<sup>e</sup> en <b>2<sup>de</sup></b> Vitrine<sup>TM</sup>', 'de 1ᵉ en **2ᵈᵉ** Vitrine™', {}],
    ['m<sup><span style="vertical-align: baseline">2</span></sup>', 'm²', {}],
    ['Een <img src="file:///a.png"> zin', 'Een zin', { pictures: 1 }],
    ['<pre><code>```\n</code></pre>', '````\n```\n````', {}],
    ['m<span style="font-size:0.6em;vertical-align:super">2</span>', 'm²', {}],
    ['10<sup>2,5</sup> H<sub>zuur</sub>', '10<sup>2,5</sup> H<sub>zuur</sub>', {}],
    ['e<sup>x<sup>2</sup></sup>', 'eˣ<sup>2</sup>', {}],
    ['met <code>npm ci</code> en <kbd>Esc</kbd>', 'met `npm ci` en `Esc`', {}],
    ['een <mark>gele</mark> zin', 'een gele zin', { highlights: 1 }],
    [
      'een <span style="background:yellow;mso-highlight:yellow">gele</span> zin',
      'een gele zin',
      { highlights: 1 },
    ],
    ['zij zei <q>kom <q>nu</q></q>', 'zij zei “kom ‘nu’”', {}],
    [
      '<ul><li><input type="checkbox" checked> klaar</li><li><input type="checkbox"> nog niet</li></ul>',
      '- ☑ klaar\n- ☐ nog niet',
      {},
    ],
    ['<pre><code>a {\n  b\n}\n</code></pre>', '```\na {\n  b\n}\n```', {}],
  ])('becomes Markdown: %s', (html, text, leftOut) => {
    expect(pasted(html)).toEqual({ text, leftOut });
  });

  test.each([
    ['<img alt="😀" src="https://abs.twimg.com/emoji/v2/svg/1f600.svg">'],
    ['<img src="https://twemoji.example/emoji/72x72/1f600.png">'],
    ['<img data-emoji="😀" alt="" src="data:image/gif;base64,R0">'],
    ['<img class="wp-smiley" alt="😀" width="1" height="1" src="x">'],
  ])('turns an emoji image into the emoji: %s', (picture) => {
    expect(pasted(`Dag ${picture}!`)).toEqual({ text: 'Dag 😀!', leftOut: {} });
  });

  test('recognises combined emoji, flags and keycaps, but not ordinary characters', () => {
    for (const emoji of ['👩‍💻', '🇳🇱', '3️⃣', '👍🏽', '❤️']) {
      expect(pasted(`<img alt="${emoji}" src="a">`).text).toBe(emoji);
    }
    expect(pasted('a<img alt="3" src="a">').leftOut).toEqual({ pictures: 1 });
  });

  test('turns superscripts and subscripts into characters with the same meaning', () => {
    for (const script of ['superscripts', 'subscripts'] as const) {
      for (let code = 32; code < 0x400; code += 1) {
        const plain = String.fromCodePoint(code);
        const written = writeScript(plain, script) ?? plain;
        expect(written.normalize('NFKC')).toBe(
          plain === '-' && written !== plain ? '−' : plain.normalize('NFKC'),
        );
      }
    }
  });
});

describe('tables', () => {
  test('become one line of text per row, and are counted', () => {
    const html =
      '<p>voor</p><table><caption>Open</caption><tr><th>Dag</th><th>Uur</th></tr>\n<tr><td><p>ma</p></td><td>9–17<br>(niet in mei)</td></tr><tr><td></td><td> </td></tr></table><p>na</p>';
    expect(pasted(html)).toEqual({
      text: 'voor\n\nOpen\n**Dag** – **Uur**\nma – 9–17 (niet in mei)\n\nna',
      leftOut: { tables: 1 },
    });
  });

  test('that contain headings and lists become these', () => {
    const html = '<table><tr><td><h2>a</h2><ul><li>b</li></ul></td><td><p>c</p></td></tr></table>';
    expect(pasted(html)).toEqual({ text: '## a\n\n- b\n\nc', leftOut: { tables: 1 } });
  });

  test('that are used for layout are not counted', () => {
    expect(pasted('<table role="presentation"><tr><td>a</td><td>b</td></tr></table>')).toEqual({
      text: 'a\n\nb',
      leftOut: {},
    });
  });
});

describe('line breaks', () => {
  test.each([
    ['of Word', 'a\vb', 'a\nb'],
    ['of Apple', 'a\u0003b', 'a\nb'],
    ['of Unicode', 'a\u2028b', 'a\nb'],
    ['of paragraphs', 'a\u2029b', 'a\n\nb'],
  ])('%s are recognised in HTML and in plain text', (_name, written, text) => {
    expect(pasted(`<p>${written}</p>`).text).toBe(text);
    expect(pasted('', written).text).toBe(text);
  });

  test.each([
    ['pre', 'a\nb'],
    ['pre-wrap', 'a\nb'],
    ['pre-line', 'a\nb'],
    ['break-spaces', 'a\nb'],
    ['normal', 'a b'],
  ])('follow the CSS white-space value %s', (value, text) => {
    expect(pasted(`<p style="white-space: ${value}">a\nb</p>`).text).toBe(text);
  });

  test('become a new paragraph if there are two', () => {
    expect(pasted('<pre>a\n\nb</pre>').text).toBe('a\n\nb');
    expect(pasted('<div>a<br><br>b</div>').text).toBe('a\n\nb');
  });

  test('are kept while control characters are removed', () => {
    expect(pasted('<p>a\u0007b\u0092c</p>').text).toBe('abc');
    expect(pasted('', 'a\u0000b\u001fc').text).toBe('abc');
  });
});

test('form controls become the text that they show, and are counted', () => {
  const html =
    '<form><p>Naam <input type="text" value="Mara"></p><select><option>nl</option><option selected>en</option></select><input type="hidden" value="x"></form>';
  expect(pasted(html)).toEqual({ text: 'Naam Mara\n\nen', leftOut: { forms: 2 } });
});

test('content beyond the size limit is cut off and reported', () => {
  const lines = readHtml('<p>a</p>'.repeat(10_001));
  expect([lines.parts.length, lines.leftOut]).toEqual([10_000, { ends: 1 }]);
  const rows = readHtml(`<table>${'<tr><td>a<td>b'.repeat(10_001)}</table>`);
  expect([rows.parts.length, rows.leftOut]).toEqual([1, { tables: 1, ends: 1 }]);
  expect(readHtml(`${' '.repeat(2_000_000)}a`)).toEqual({ parts: [], leftOut: { ends: 1 } });
});

test('a plain text field takes only the text of pasted HTML', () => {
  const { slice, leftOut } = readSlice(
    { html: reviewedInWord, plain: 'x [MB1]' },
    'plain',
    true,
    plainSchema,
  );
  expect(slice.content.textBetween(0, slice.content.size, '', '\n')).toBe(
    'De brug blijft open in mei.\nBron: het archief.',
  );
  expect(leftOut).toEqual({ comments: 1, footnoteMarks: 1 });
});
