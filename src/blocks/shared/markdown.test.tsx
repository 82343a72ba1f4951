// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#content/language/language.ts';
import { Markdown } from './markdown.tsx';

function render(text: string, language: Language = 'nl', mainHeading = false): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Markdown text={text} language={language} mainHeading={mainHeading} />);
  return root;
}

describe('markdown', () => {
  it('supports bold, italic, lists and line breaks', () => {
    expect(render('**vet** en *schuin*\nnieuwe regel').innerHTML).toBe(
      '<p><strong>vet</strong> en <em>schuin</em><br>nieuwe regel</p>',
    );
    expect(render('- een\n- twee').innerHTML).toBe('<ul><li>een</li><li>twee</li></ul>');
    expect(render('3. drie\n4. vier').innerHTML).toBe('<ol start="3"><li>drie</li><li>vier</li></ol>');
  });

  it('supports list items with paragraphs, and nested lists', () => {
    expect(render('- een\n\n  meer\n- twee').querySelectorAll('li')[0]?.innerHTML).toBe(
      '<p>een</p><p>meer</p>',
    );
    expect(render('- een\n  - onder').querySelector('li li')?.textContent).toBe('onder');
  });

  it.each(['https://example.com', 'http://example.com', '//example.com/x'])(
    'opens %s in a new tab',
    (address) => {
      const link = render(`[ga](${address})`).querySelector('a');
      expect(link?.getAttribute('href')).toBe(address);
      expect(link?.target).toBe('_blank');
      expect(link?.rel).toBe('noopener noreferrer');
    },
  );

  it.each([
    ['/cases/shell', '/en/cases/shell'],
    ['/cases/shell?a=1#b', '/en/cases/shell?a=1#b'],
    ['main', '/en'],
    ['#contact', '#contact'],
    ['mailto:a@b.nl', 'mailto:a@b.nl'],
    ['tel:+31201234567', 'tel:+31201234567'],
    ['/media/plan.pdf', '/media/plan.pdf'],
  ])('keeps %s in the same tab, in the language of the page', (address, expected) => {
    const link = render(`[ga](${address})`, 'en').querySelector('a');
    expect(link?.getAttribute('href')).toBe(expected);
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('has at most one h1, and only if the main heading is requested', () => {
    const levels = (root: HTMLElement) =>
      [...root.querySelectorAll('h1,h2,h3')].map((heading) => heading.tagName);
    expect(levels(render('# een\n\n# twee\n\n### drie', 'nl', true))).toEqual(['H1', 'H2', 'H3']);
    expect(levels(render('# een\n\n## twee'))).toEqual(['H2', 'H2']);
  });

  it('skips empty headings, also when choosing the main heading', () => {
    expect(render('# \n\n#\n\n# &nbsp;\n\n# [](/x)\n\n# Kop', 'nl', true).innerHTML).toBe('<h1>Kop</h1>');
    expect(render('> # Citaat\n\n# Kop', 'nl', true).innerHTML).toBe(
      '<blockquote><h2>Citaat</h2></blockquote><h1>Kop</h1>',
    );
  });

  it.each([
    ['Mail hallo@studio.nl', 'mailto:hallo@studio.nl'],
    ['Zie https://studio.nl/werk?a=b.', 'https://studio.nl/werk?a=b'],
    ['Zie www.studio.nl/werk, bijvoorbeeld', 'http://www.studio.nl/werk'],
  ])('links the URL or email address in "%s"', (text, address) => {
    expect(render(text).querySelector('a')?.getAttribute('href')).toBe(address);
  });

  it.each(['// commentaar.nl', 'ftp://oud.nl', 'versie 1.2', 'studio.nl'])(
    'links nothing in "%s"',
    (text) => {
      expect(render(text).querySelector('a')).toBeNull();
      expect(render(text).textContent).toBe(text);
    },
  );

  it.each([
    ['> '.repeat(3000), '>'],
    ['+ '.repeat(3000), '+'],
    [`${'> '.repeat(40)}diep\n\nEn verder`, 'En verder'],
    [`${'- '.repeat(40)}diep\n\nEn verder`, 'En verder'],
    [
      Array.from({ length: 40 }, (_, level) => `${'  '.repeat(level)}- niveau ${level}`).join('\n'),
      'niveau 39',
    ],
    ['*a **b '.repeat(500) + 'b** a*'.repeat(500), 'a'],
  ])('loses no words of text that is nested too deeply', (text, end) => {
    const root = render(text);
    expect(root.textContent).toContain(end);
    const letters = (words: string | null) => (words ?? '').replace(/[^\p{L}\d]/gu, '');
    expect(letters(root.textContent)).toBe(letters(text));
  });

  it('throws if a text has too many elements or characters', () => {
    expect(() => render('a\n'.repeat(20_000))).toThrow('more than 10000 elements');
    expect(() => render('a'.repeat(300_000))).toThrow('more than 200000');
  });

  it('decodes HTML entities', () => {
    expect(render('Jansen &amp; Zoon, a &lt; b').textContent).toBe('Jansen & Zoon, a < b');
  });
});

describe('markdown with unsafe markup', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'tekst <b onclick="alert(1)">vet</b>',
    '<iframe src="https://example.com"></iframe>',
    '<svg/onload=alert(1)>',
    '`<script>alert(1)</script>`',
    '```\n<script>alert(1)</script>\n```',
    '![x](javascript:alert(1))',
    '| a |\n|---|\n| <script>alert(1)</script> |',
  ])('shows %s as plain text', (text) => {
    const root = render(text);
    expect(root.querySelector('script, img, iframe, svg, b')).toBeNull();
    // URLs become links, as in any text. No other attribute of the markup remains.
    expect(root.querySelector(':not(a)[src], :not(a)[href], [onerror], [onload], [onclick]')).toBeNull();
    for (const link of root.querySelectorAll('a')) expect(link.href).toMatch(/^https:\/\/example\.com/);
    expect(root.textContent).toContain(text.includes('alert') ? 'alert(1)' : '<iframe');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](\u0001javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '<javascript:alert(1)>',
  ])('renders no script link for %s', (text) => {
    for (const link of render(text).querySelectorAll('a')) {
      expect(['http:', 'https:', 'mailto:']).toContain(link.protocol);
      expect(link.getAttribute('href')).not.toMatch(/script:/i);
    }
  });
});
