import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { fc } from '../../../tests/support/properties.ts';
import { analysePage } from '../page/analyse-page.ts';
import type { Block } from './block.ts';

const card = (presentPath: unknown, more: object = {}): Block => ({
  id: 'card',
  type: 'card',
  interactionEnabled: true,
  presentPath,
  ...more,
});
const of = (...blocks: Block[]) => analysePage(blockDefinitions, blocks).frameOrigins;

it('frame origins are the sorted, unique origins of presentations', () => {
  expect(
    of(card('https://b.example/x'), card('HTTPS://A.example:8443/?y'), card('https://b.example/')),
  ).toEqual(['https://a.example:8443', 'https://b.example']);
});

it('frame origins are found at any depth', () => {
  const slide = card('https://slide.example/');
  const column = card('https://column.example/');
  expect(
    of({
      id: 'grid',
      type: 'grid',
      rows: [{ columns: [[column], [{ id: 'c', type: 'carousel', cardSlides: [slide] }]] }],
    }),
  ).toEqual(['https://column.example', 'https://slide.example']);
});

it('frame origins exclude blocks that visitors do not get', () => {
  const elsewhere = 'https://elsewhere.example/';
  expect(
    of(
      card(elsewhere, { hidden: true }),
      card(elsewhere, { interactionEnabled: false }),
      { id: 'grid', type: 'grid', hidden: true, columns: [[card(elsewhere)]] },
      { id: 'flat', type: 'grid', rows: [{ columns: [] }], columns: [[card(elsewhere)]] },
      { id: 'link', type: 'card', linkEnabled: true, link: elsewhere },
      { id: 'unknown', type: 'unknown', interactionEnabled: true, presentPath: elsewhere },
    ),
  ).toEqual([]);
});

it.each([
  undefined,
  7,
  '',
  '/slidedeck',
  '//elsewhere.example/',
  'http://elsewhere.example/',
  'https://',
  'https:elsewhere.example',
  'https://*.example/',
  'https://*/',
  "https://elsewhere.example;script-src 'unsafe-inline'",
  'https://elsewhere.example *',
  'https://[::1]/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://elsewhere.example/1',
])('%s adds no frame origin', (address) => {
  expect(of(card(address))).toEqual([]);
});

it('frame origins are always plain HTTPS origins, whatever was stored', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `https://${rest}`),
      ),
      (address) => {
        for (const origin of of(card(address))) expect(origin).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/);
      },
    ),
  );
});
