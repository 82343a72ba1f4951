import { expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

it.each([
  ['YAML', '---\ntitle: A\n---\nx'],
  ['YAML that three dots end', '---\ntitle: A\n...\nx'],
  ['blanks behind its fences', '---  \ntitle: A\n--- \t\nx'],
  ['TOML', '+++\ntitle = "A"\n+++\nx'],
  ['JSON', '{\n  "title": "A"\n}\nx'],
  ['another end of lines, and a mark of its encoding', '\uFEFF---\r\ntitle: A\r\n---\r\nx'],
])('readFrontMatter reads %s', (_form, text) => {
  expect(readFrontMatter(text)).toEqual({ facts: { title: 'A' }, body: 'x' });
});

it.each(['---\ntitle: A\n---', '---\ntitle: A\n...', '+++\ntitle = "A"\n+++', '{"title": "A"\n}'])(
  'readFrontMatter reads a file without a body: %j',
  (text) => {
    expect(readFrontMatter(text)).toEqual({ facts: { title: 'A' }, body: '' });
  },
);

it.each(['x\n---\n', '{ een woord }\nx', '{\n  een: woord\n}\nx', '----\nx'])(
  'readFrontMatter treats %j as a body',
  (text) => {
    expect(readFrontMatter(text)).toEqual({ facts: {}, body: text });
  },
);

it.each([
  ['---\ntitle: A\nx', 'Its front matter starts with --- but does not end.'],
  ['+++\ntitle = "A"\n---\nx', 'Its front matter starts with +++ but does not end.'],
  ['---\n- a\n---\nx', 'Its front matter is not a list of names with values.'],
  ['+++\ntitle: A\n+++\nx', /^Its front matter is not valid TOML: /],
])('readFrontMatter rejects %j with a message', (text, sentence) => {
  expect(() => readFrontMatter(text)).toThrow(sentence);
});
