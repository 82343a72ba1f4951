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

it('keeps the rules of posters on the runtime of visitors', async () => {
  const { root, elements } = await alive();
  expect([...root.querySelectorAll('*')]).toEqual(elements);
  await expectPosterRules(root, change);
});

it('loads by itself with consent on the runtime of visitors', async () => {
  setConsent(true);
  expectFrame((await alive()).root);
});

it('hears a yes that comes later on the runtime of visitors', async () => {
  await expectLaterConsent((await alive()).root, change);
});
