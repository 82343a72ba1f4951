import { toCamelCase, toLabel, toPascalCase } from './name-cases.ts';

/**
 * Returns the files of a new block by file name ending. The block has a translated text and a choice, the
 * minimum that shows the role of each file.
 */
export function blockTemplate(name: string): Readonly<Record<string, string>> {
  return {
    'block.ts': buildDefinition(name),
    'view.tsx': buildView(name),
    css: buildStyles(name),
    'test.tsx': buildTest(name),
  };
}

const buildDefinition = (name: string) => `import { defineBlock } from '#content/block/block.ts';
import { choice, translatedText } from '#content/fields/kinds.ts';
import { summarizeText } from '#blocks/shared/summary.ts';

export const ${toCamelCase(name)}Block = defineBlock({
  type: '${toCamelCase(name)}',
  label: '${toLabel(name)}',
  category: 'content',
  icon: 'box',
  fields: {
    content: translatedText('Text', { format: 'line' }),
    size: choice('Size', { normal: 'Normal', large: 'Large' }, { default: 'normal' }),
  },
  summary: summarizeText('content'),
  starter: () => ({
    isMultiLanguage: true,
    content: { nl: 'Hier komen jouw woorden', en: 'Your words go here' },
  }),
});
`;

const buildView = (name: string) => `import { hasWords } from '#content/markdown/markdown.ts';
import { EmptyText } from '#blocks/shared/empty-text.tsx';
import type { ViewProps } from '#blocks/shared/view-context.ts';
import type { ${toCamelCase(name)}Block } from './${name}.block.ts';

export function ${toPascalCase(name)}View({ block, context, edit }: ViewProps<typeof ${toCamelCase(name)}Block>) {
  if (!hasWords(block.content)) {
    return context.preview ? <EmptyText label="Write a text" attributes={edit('content')} /> : null;
  }
  return (
    <p className={\`${name} ${name}--\${block.size}\`} {...edit('content')}>
      {block.content}
    </p>
  );
}
`;

const buildStyles = (name: string) => `.${name} {
  max-width: 42rem;
  color: var(--color-ink);
  line-height: var(--leading-text);
  text-wrap: pretty;
  overflow-wrap: break-word;
}
.${name}--large {
  font-size: var(--text-lead);
}
`;

const buildTest = (name: string) => `// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderVisitorBlock, mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';

const rendered = (values: object, context = {}) =>
  mountBlock('${toCamelCase(name)}', values, context).querySelector<HTMLElement>('.${name}');

describe('${toLabel(name)}', () => {
  it('says its text in the language of the page', () => {
    const values = { isMultiLanguage: true, content: { nl: 'Goedendag', en: 'Good day' } };
    expect(rendered(values)?.textContent).toBe('Goedendag');
    expect(rendered(values, { language: 'en' })?.textContent).toBe('Good day');
  });

  it('is of normal size until another is chosen', () => {
    expect(rendered({ content: 'x' })?.className).toBe('${name} ${name}--normal');
    expect(rendered({ content: 'x', size: 'large' })?.className).toBe('${name} ${name}--large');
  });

  it('is nothing without words', () => {
    expect(renderVisitorBlock('${toCamelCase(name)}')).toBe('');
  });
});
`;
