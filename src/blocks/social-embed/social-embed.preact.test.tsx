import { afterEach, expect, it } from 'vitest';
import {
  expectFrame,
  expectLaterConsent,
  expectPosterRules,
  setConsent,
} from '../../../tests/support/embed-rules.ts';
import { change, hydrateServerHtml } from '../../../tests/support/preact-island.ts';
import serverHtml from './social-embed.fixture.html?raw';
import { island } from './social-embed.island.tsx';

afterEach(() => setConsent(false));

const alive = () => hydrateServerHtml(serverHtml, island);

it('with Preact, an embed follows the poster rules', async () => {
  const { root, elements } = await alive();
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  await expectPosterRules(root, change);
});

it('with Preact, an embed loads automatically with consent', async () => {
  setConsent(true);
  expectFrame((await alive()).root);
});

it('with Preact, an embed loads when consent is given later', async () => {
  await expectLaterConsent((await alive()).root, change);
});
