// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock, renderVisitorBlocks } from '../../../tests/support/render-visitor-blocks.tsx';

const prose = (values: object) => mountBlock('text', values).querySelector<HTMLElement>('.prose');

describe('a text', () => {
  it('renders its markdown in the language of the page', () => {
    const content = { nl: '**Dag**\nen welkom', en: '*Hello*' };
    const dutch = prose({ isMultiLanguage: true, content });
    expect(dutch?.querySelector('strong')?.textContent).toBe('Dag');
    expect(dutch?.querySelector('br')).not.toBeNull();
    const english = mountBlock('text', { isMultiLanguage: true, content }, { language: 'en' });
    expect(english.querySelector('em')?.textContent).toBe('Hello');
  });

  it('supports superscript and subscript only as complete sup and sub tags', () => {
    const html = (content: string) => prose({ content })?.innerHTML;
    expect(html('m<sup>2</sup> H<sub>**2**</sub>O')).toBe(
      '<p>m<sup>2</sup> H<sub><strong>2</strong></sub>O</p>',
    );
    for (const words of ['10^6, 10^9', 'van ~5~ dagen', 'a ^ b ~ c'])
      expect(html(words)).toBe(`<p>${words}</p>`);
    for (const tags of ['<sup>2', '<sup onclick="a">2</sup>', '<b>2</b>', '*<sub>a*</sub>'])
      expect(prose({ content: tags })?.querySelector('sup, sub, b')).toBeNull();
  });

  it('has its own space between bullet and text', () => {
    const { style } = prose({ content: '- a', bulletTextSpacing: '20px' }) ?? {};
    expect(style?.getPropertyValue('--bullet-space')).toBe('20px');
  });

  it('contains an h1 only if it is the main heading block', () => {
    const texts = ['eerste', 'tweede'].map((id) => ({ id, type: 'text', content: `# ${id}` }));
    expect(renderVisitorBlocks(texts, { mainHeadingBlock: texts[0] }).match(/<h1>\w+|<h2>\w+/g)).toEqual([
      '<h1>eerste',
      '<h2>tweede',
    ]);
    expect(renderVisitorBlocks(texts)).not.toContain('<h1');
  });
});
