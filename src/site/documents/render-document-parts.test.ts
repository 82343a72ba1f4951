import { expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { defaultBackground } from '#content/look/background.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { siteAssets } from '../../../tests/support/built-assets.ts';
import type { PageModel, SiteDocument } from '../site-document.ts';
import type { DocumentParts } from './document-parts.ts';
import { renderDocumentParts } from './render-document-parts.ts';

const page: PageModel = {
  id: 'page_1',
  identifier: 'proef',
  kind: 'page',
  path: '/proef',
  title: { nl: 'Proef', en: 'Trial' },
  overview: [{ id: 'a', type: 'contact' }],
  layout: defaultLayout,
  background: defaultBackground,
  robots: 'index,follow',
  media: {},
};
const site = {
  settings: defaultSiteSettings,
  menu: [],
  origin: 'https://studio.example',
  assets: siteAssets,
  year: 2026,
};

const language = 'en';
const path = '/asked';
const responses = {
  action: '/api/drafts/x',
  version: '1',
  approvals: [],
  comments: [],
  studio: 'Studio',
  sendsMail: false,
  issue: undefined,
  limits: { name: 80, words: 2000 },
};
const documents: Readonly<Record<SiteDocument['type'], SiteDocument>> = {
  page: { type: 'page', language, path, page },
  unlocked: { type: 'unlocked', language, path, page },
  locked: { type: 'locked', language, path, identifier: 'proef' },
  'not-found': { type: 'not-found', language, path },
  'built-in-case': { type: 'built-in-case', language, path, page },
  'no-past': { type: 'no-past', language, path, why: 'expired' },
  draft: { type: 'draft', language, page, until: '2026-11-30T12:00:00Z', responses },
  'client-space': { type: 'client-space', language, path, shows: { type: 'unknown' } },
  error: { type: 'error', language, path },
  offline: { type: 'offline', language, path },
};

function parts(document: SiteDocument): DocumentParts {
  const failed = ({ error }: { error: unknown }) => {
    throw error;
  };
  const steps = renderDocumentParts(document, { site, preview: false, failed });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

it.each([
  ['page', 'Trial'],
  ['unlocked', 'Trial'],
  ['locked', 'Private page'],
  ['not-found', '404 - Page not found'],
  ['built-in-case', 'Trial'],
  ['no-past', 'This link has expired'],
  ['client-space', 'This link doesn’t work'],
  ['error', 'Something went wrong'],
  ['offline', 'No connection right now'],
] as const)('a document of type %s has the title "%s" and the requested path', (type, title) => {
  expect(parts(documents[type])).toMatchObject({ title, path });
});

it('only a public page can be indexed, and has links and sharing metadata', () => {
  for (const document of Object.values(documents)) {
    const { head } = parts(document);
    const isPublic = document.type === 'page';
    expect(head.robots, document.type).toBe(isPublic ? 'index,follow' : 'noindex,nofollow');
    expect(head.links.length > 0, document.type).toBe(isPublic);
    expect(head.sharing !== null, document.type).toBe(isPublic);
  }
});

it('only a requested page gives its id to the preview', () => {
  const shown = Object.values(documents).filter((document) => parts(document).asked?.id === page.id);
  expect(shown.map(({ type }) => type)).toEqual(['page', 'unlocked']);
});

it('a custom not-found page uses its own title and blocks', () => {
  const own = parts({ type: 'not-found', language, path, page });
  expect([own.title, own.page?.analysis.byRole.contact.length]).toEqual(['Trial', 1]);
  expect(parts({ type: 'not-found', language, path, page: { ...page, title: '' } }).title).toBe(
    '404 - Page not found',
  );
});
