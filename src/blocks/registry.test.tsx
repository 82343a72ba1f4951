// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block, BlockDefinition } from '#content/block/block.ts';
import { validateContent } from '#content/block/validate.ts';
import type { Fields } from '#content/fields/field.ts';
import { isBareField } from '#content/fields/field.ts';
import { languages } from '#content/language/language.ts';
import type { HydrateMarkup } from '#ui/island/island-controller.ts';
import { fc } from '../../tests/support/properties.ts';
import { createBlocksElement, renderVisitorBlock } from '../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions, productBlocks } from './definitions.ts';
import { blockStyles } from './styles.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const types = [...blockDefinitions.keys()];
const definitions = [...blockDefinitions.values()];

const createStarter = (definition: BlockDefinition): Block => ({
  ...definition.starter(),
  id: 'block',
  type: definition.type,
});

const sources = { src: '/media/a.jpg', beforeSrc: '/media/a.jpg', afterSrc: '/media/b.jpg' };
const islands = {
  runtime: '/runtime.js',
  modules: Object.fromEntries(islandNames().map((name) => [name, `/${name}.js`])),
};

describe('the block registry', () => {
  it('has no styles for unknown types', () => {
    expect(Object.keys(blockStyles).filter((type) => !types.includes(type))).toEqual([]);
  });

  it('includes every folder that defines a block', () => {
    const folders = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    expect(folders.filter((file) => file.endsWith('.block.ts'))).toHaveLength(productBlocks.length);
  });
});

describe.each(definitions)('$type', (definition) => {
  const shapes: readonly [string, Block][] = [
    ['as new', createStarter(definition)],
    ['as new, with pictures', { ...createStarter(definition), ...sources }],
    ['with nothing stored', { id: 'block', type: definition.type }],
  ];

  it.each(shapes)('has no validation issues %s', (_name, block) => {
    expect(validateContent(blockDefinitions, { overview: [block] }).issues).toEqual([]);
  });

  it.each(shapes)('hydrates to the same HTML %s', async (_name, block) => {
    for (const preview of [false, true]) {
      await expectSameAfterHydration(block, { preview });
      await expectSameAfterHydration(block, { preview, islands });
    }
  });

  it('has starter texts that differ per language', () => {
    const words = languages.map((language) =>
      getText(renderVisitorBlock(definition.type, definition.starter(), { language })),
    );
    if (words.some((text) => text !== '')) expect(words[0]).not.toBe(words[1]);
  });

  it('has a one-line summary', () => {
    for (const language of languages) {
      expect(definition.summary(createStarter(definition), language)).toMatch(/^.{0,120}$/);
    }
  });

  it('renders arbitrary stored values safely', () => {
    const garbage = fc.record(garbageFor(definition.fields), { requiredKeys: [] });
    fc.assert(
      fc.property(garbage, fc.boolean(), (values, preview) => {
        const html = renderVisitorBlock(definition.type, values, {
          preview,
          islands: preview ? undefined : islands,
        });
        expect(html).not.toMatch(/(?:href|src)="(?:javascript|vbscript|data):/i);
        expect(listElements(html).map((element) => element.style.position)).not.toContain('fixed');
        expect(
          listElements(html).filter((element) => element.matches('script, style:not(.code__scope > style)')),
        ).toEqual([]);
        definition.summary({ ...values, id: 'block', type: definition.type }, 'nl');
        validateContent(blockDefinitions, { overview: [{ ...values, id: 'block', type: definition.type }] });
      }),
      { numRuns: 60 },
    );
  });
});

it('an unknown block type is rendered as a message with its name', () => {
  expect(renderVisitorBlock('gramophone')).toContain('Unknown block type: gramophone');
});

it('a hidden block renders nothing', () => {
  expect(renderVisitorBlock('title', { content: 'Weg', hidden: true })).toBe('');
});

it('islands import no package except React, and so no parser or validator', () => {
  const islandFiles = filesOfIslands();
  expect(islandNames()).toContain('before-after-slider');
  for (const island of islandFiles) {
    for (const { file, from } of importsBelow(join(import.meta.dirname, island))) {
      const allowed = from === 'react' || from.startsWith('.') || from.startsWith('#');
      expect(allowed, `${relative(import.meta.dirname, file)} imports ${from}`).toBe(true);
    }
  }
});

it('hydrating an island controller needs no React and changes no content that a visitor can read', async () => {
  const controllers = filesOfIslands().filter((file) => file.endsWith('.ts'));
  expect(controllers).toEqual(
    expect.arrayContaining([
      'before-after-slider/before-after-slider.island.ts',
      'carousel/carousel.island.ts',
      'code/code.island.ts',
    ]),
  );
  for (const file of controllers) {
    for (const { from } of importsBelow(join(import.meta.dirname, file))) expect(from).not.toBe('react');
    const { hydrate } = (await import(/* @vite-ignore */ join(import.meta.dirname, file))) as {
      hydrate: HydrateMarkup<unknown>;
    };
    const owner = dirname(file) === 'player' ? 'video' : dirname(file);
    const definition = definitions.find(({ type }) => kebab(type) === owner);
    if (!definition) throw new Error(`${file} belongs to no block`);
    for (const language of languages) {
      const page = parsed(
        renderVisitorBlock(definition.type, { ...definition.starter(), ...sources }, { islands, language }),
      );
      const root = page.querySelector<HTMLElement>('[data-island]');
      if (!root) throw new Error(`${definition.type} renders no island`);
      expect(root.dataset.runtime).toBeUndefined();
      const before = readBy(root);
      const alive = hydrate(root, JSON.parse(root.dataset.props ?? '{}'));
      expect(readBy(root)).toEqual(before);
      // Controls that waited for their script are enabled; a controller disables nothing.
      expect(root.querySelectorAll(':disabled')).toHaveLength(0);
      alive.stop();
    }
  }
});

it('no stylesheet removes the box of an island, which the lazy loader observes', () => {
  const source = join(import.meta.dirname, '..');
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const rule = /(?:\.island|\[data-island[\]=])[^{},]*(?:,[^{}]*)?\{[^}]*display:\s*(?:contents|none)/;
  expect(rule.test('.x, .island { color: red; display: contents }')).toBe(true);
  expect(rule.test('[data-island-slot] { display: contents }')).toBe(false);
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((file) => rule.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});

async function expectSameAfterHydration(
  block: Block,
  context: Parameters<typeof createBlocksElement>[1],
): Promise<void> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(createBlocksElement([block], context));
  const before = [...root.querySelectorAll('*')];
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, createBlocksElement([block], context), {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  expect(errors).toEqual([]);
  const after = [...root.querySelectorAll('*')];
  expect(after).toHaveLength(before.length);
  expect(after.every((element, index) => element === before[index])).toBe(true);
}

function parsed(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** Lists every element with its text and attributes, except states for styles and the keyboard. */
function readBy(root: HTMLElement): unknown[] {
  const states = [
    'class',
    'style',
    'tabindex',
    'inert',
    'disabled',
    'data-current',
    'loading',
    'controls',
    'hidden',
  ];
  return [...root.querySelectorAll('*')].map((element) => [
    element,
    element.firstElementChild ? '' : element.textContent,
    ...[...element.attributes].flatMap(({ name, value }) =>
      states.includes(name) ? [] : [`${name}=${value}`],
    ),
  ]);
}

const kebab = (type: string): string => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const getText = (html: string): string => parsed(html).textContent ?? '';
const listElements = (html: string): HTMLElement[] => [...parsed(html).querySelectorAll<HTMLElement>('*')];

/** Creates arbitrary values for every field: plausible ones, ones of a wrong type, and junk. */
function garbageFor(fields: Fields): Record<string, fc.Arbitrary<unknown>> {
  const nasty = fc.constantFrom<unknown>(
    'javascript:alert(1)',
    '</style><script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '");color:red;("',
    Number.NaN,
    -1,
    '1;position:fixed',
    null,
    {},
    [[]],
    { nl: '# Kop', en: 4 },
    { __proto__: null, nl: 'tekst' },
  );
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const options: fc.Arbitrary<unknown>[] = [fc.jsonValue({ maxDepth: 2 }), nasty, fc.string()];
      if (field.kind === 'toggle') options.push(fc.boolean());
      if (field.kind === 'number') options.push(fc.double());
      if (field.kind === 'choice')
        options.push(fc.constantFrom(...field.options.map((option) => option.value)));
      if (field.kind === 'list') {
        const item = isBareField(field.item)
          ? fc.jsonValue({ maxDepth: 1 })
          : fc.record(garbageFor(field.item), { requiredKeys: [] });
        options.push(fc.array(fc.oneof(item, nasty), { maxLength: 4 }));
      }
      if (field.kind === 'slot') options.push(fc.constant([{ id: 'inner', type: 'text', content: 'x' }, 5]));
      return [name, fc.oneof(...options)];
    }),
  );
}

function filesOfIslands(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.island\.tsx?$/.test(file));
}

function islandNames(): string[] {
  return filesOfIslands().map((file) => dirname(file));
}

/** Lists the imports of a module and of our modules that it loads, recursively. Type imports are left out. */
function importsBelow(file: string, seen = new Set<string>()): { file: string; from: string }[] {
  if (seen.has(file) || file.endsWith('.css?inline')) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm)].map(
    (match) => match[1] ?? '',
  );
  return found.flatMap((from) => {
    const path = from.startsWith('#')
      ? join(import.meta.dirname, '..', from.slice(1))
      : from.startsWith('.')
        ? resolve(dirname(file), from)
        : undefined;
    return [{ file, from }, ...(path ? importsBelow(path, seen) : [])];
  });
}
