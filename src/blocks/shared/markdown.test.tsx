// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#content/language.ts';
import { Markdown } from './markdown.tsx';

function draw(text: string, language: Language = 'nl', topHeading: 1 | 2 = 2): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Markdown text={text} language={language} topHeading={topHeading} />);
  return root;
}

describe('markdown', () => {
  it('knows bold, italic, bullets and line breaks', () => {
    expect(draw('**vet** en *schuin*\nnieuwe regel').innerHTML).toBe(
      '<p><strong>vet</strong> en <em>schuin</em><br>nieuwe regel</p>',
    );
    expect(draw('- een\n- twee').innerHTML).toBe('<ul><li>een</li><li>twee</li></ul>');
    expect(draw('3. drie\n4. vier').innerHTML).toBe('<ol start="3"><li>drie</li><li>vier</li></ol>');
  });

  it('reads an item with paragraphs, and lists in lists', () => {
    expect(draw('- een\n\n  meer\n- twee').querySelectorAll('li')[0]?.innerHTML).toBe(
      '<p>een</p><p>meer</p>',
    );
    expect(draw('- een\n  - onder').querySelector('li li')?.textContent).toBe('onder');
  });

  it.each(['https://example.com', 'http://example.com', '//example.com/x'])(
    'opens %s in a new tab',
    (address) => {
      const link = draw(`[ga](${address})`).querySelector('a');
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
    const link = draw(`[ga](${address})`, 'en').querySelector('a');
    expect(link?.getAttribute('href')).toBe(expected);
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('has one h1 at the most, and only where it is asked for one', () => {
    const levels = (root: HTMLElement) =>
      [...root.querySelectorAll('h1,h2,h3')].map((heading) => heading.tagName);
    expect(levels(draw('# een\n\n# twee\n\n### drie', 'nl', 1))).toEqual(['H1', 'H2', 'H3']);
    expect(levels(draw('# een\n\n## twee', 'nl', 2))).toEqual(['H2', 'H2']);
  });

  it('reads entities as people mean them', () => {
    expect(draw('Jansen &amp; Zoon, a &lt; b').textContent).toBe('Jansen & Zoon, a < b');
  });
});

describe('markdown shows what could be a script as the characters it is written with', () => {
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
  ])('%s', (text) => {
    const root = draw(text);
    expect(root.querySelector('script, img, iframe, svg, b')).toBeNull();
    expect([...root.querySelectorAll('*')].every((element) => element.attributes.length === 0)).toBe(true);
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
  ])('%s leads nowhere', (text) => {
    for (const link of draw(text).querySelectorAll('a')) {
      expect(['http:', 'https:', 'mailto:']).toContain(link.protocol);
      expect(link.getAttribute('href')).not.toMatch(/script:/i);
    }
  });
});
