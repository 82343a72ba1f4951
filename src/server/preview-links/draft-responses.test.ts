import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '#api/endpoint.ts';
import type { listDraftResponses, listOpenComments } from '#api/endpoints/draft-responses.ts';
import type { PreviewLink } from '#api/endpoints/preview-links.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { siteWords } from '#i18n/site-words.ts';
import type { Letter } from '#server/identity/mailer.ts';
import { defaultLimits } from '#server/security/limits.ts';
import { type AccessSite, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';

type Responses = AnswerOf<typeof listDraftResponses>;
type Role = 'owner' | 'editor' | undefined;
type Fields = Readonly<Record<string, string>>;

describeEachDatabase('when clients respond to a draft', (location) => {
  let site: AccessSite;
  const letters: Letter[] = [];
  beforeAll(async () => {
    const mailer = { send: async (letter: Letter) => void letters.push(letter) };
    site = await openAccessSite(location(), { mail: { mailer, studioName: async () => 'Studio' } });
  });
  afterAll(() => site.close());

  const as = (role: Role, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    site.app.inject({
      method,
      url: `/api${path}`,
      headers: role ? { 'x-test-role': role } : {},
      ...(payload && { payload }),
    });

  let count = 0;
  const text = (nl: string, id = 't') => ({ id, type: 'text', content: { nl, en: `${nl} (English)` } });

  async function draft(body: object = {}) {
    count += 1;
    const answer = await as('owner', 'POST', '/pages', {
      identifier: `voorstel-${count}`,
      title: { nl: 'Voorstel', en: 'Proposal' },
      overview: [text('Eerste tekst'), text('Tweede tekst', 'u')],
      status: 'DRAFT',
      showInMenu: false,
      ...body,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<ApiPage>();
  }
  async function share(page: { identifier: string }, body: object = {}, role: Role = 'editor') {
    const made = await as(role, 'POST', `/pages/${page.identifier}/preview-links`, {
      language: 'nl',
      ...body,
    });
    const link = made.json<PreviewLink>();
    const path = new URL(link.link).pathname;
    return { ...link, path, token: path.slice(path.lastIndexOf('/') + 1) };
  }
  async function save(page: ApiPage, overview: object[], query = '') {
    const answer = await as('editor', 'PUT', `/pages/${page.identifier}${query}`, {
      title: page.title,
      overview,
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  async function look(path: string) {
    const answer = await site.get(path);
    return { answer, document: new JSDOM(answer.body).window.document };
  }
  /** Sends the form as a browser without scripts does, including its hidden fields. */
  async function send(
    { path }: { path: string },
    which: string,
    typed: Fields,
    { document, ...headers }: { document?: Document; origin?: string; accept?: string } = {},
  ) {
    const shown = document ?? (await look(path)).document;
    const form = shown.querySelector<HTMLFormElement>(
      `form[action$="/${which}"], form[action*="/${which}#"]`,
    );
    if (!form) throw new Error('There is no form');
    const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, value }) => [
      name,
      value,
    ]);
    return site.app.inject({
      method: 'POST',
      url: form.getAttribute('action')?.split('#')[0] ?? '',
      payload: new URLSearchParams({ ...Object.fromEntries(fields), ...typed }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:3000',
        ...headers,
      },
    });
  }
  const list = async (page: { identifier: string }, role: Role = 'editor') => {
    const answer = await as(role, 'GET', `/pages/${page.identifier}/draft-responses`);
    const { approvals, remarks: comments } = answer.json<Responses>();
    return { approvals, comments };
  };
  const words = ({ document }: { document: Document }) =>
    document.querySelector('#reacties')?.textContent ?? '';

  it('an approval records the version shown, the name and the time, and is stored once per client', async () => {
    const page = await draft();
    const link = await share(page);
    const answer = await send(link, 'approval', { name: '  Anna  de Vries ' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${link.path}#reacties`]);
    expect(await list(page)).toMatchObject({
      approvals: [
        {
          linkId: link.id,
          language: 'nl',
          name: 'Anna de Vries',
          versionId: page.versionId,
          isPresent: true,
          approvedAt: site.storage.now().toISOString(),
        },
      ],
    });
    const seen = await look(link.path);
    expect(words(seen)).toContain('Akkoord van Anna de Vries');
    expect(words(seen)).not.toContain('Is het goed zo?');
    expect(seen.document.querySelector('details form[action*="/approval#"]')).not.toBeNull();
    expect(seen.document.querySelector('details[open]')).toBeNull();
    // A second click by the same client adds no approval; another client's click does.
    await send(link, 'approval', { name: 'Anna de Vries' });
    await send(link, 'approval', { name: 'Bas' });
    expect((await list(page)).approvals.map(({ name }) => name).sort()).toEqual(['Anna de Vries', 'Bas']);
  });

  it('an approval or comment sent twice at the same moment is stored once', async () => {
    const page = await draft();
    const link = await share(page);
    const { document } = await look(link.path);
    const both = (which: 'approval' | 'remarks', typed: Fields) =>
      Promise.all([send(link, which, typed, { document }), send(link, which, typed, { document })]);
    for (const answer of [
      ...(await both('approval', { name: 'Anna' })),
      ...(await both('remarks', { name: 'Anna', words: 'Mooi', block: 'gone' })),
    ]) {
      expect(answer.statusCode).toBe(303);
    }
    const { approvals, comments } = await list(page);
    expect([approvals.length, comments.length]).toEqual([1, 1]);
  });

  it('an approved version keeps its layout when the layout of the draft changes', async () => {
    const page = await draft();
    const link = await share(page);
    await send(link, 'approval', { name: 'Anna' });
    const layout = await as(
      'editor',
      'GET',
      `/admin/page-layout?pageId=${page.identifier}&versionId=${page.versionId}`,
    );
    expect(layout.statusCode, layout.body).toBe(200);
    const changed = await as(
      'editor',
      'PUT',
      `/admin/page-layout?pageId=${page.identifier}&versionId=${page.versionId}`,
      { layoutSettings: { container: { ...defaultLayout.container, maxWidth: '900px' } } },
    );
    expect(changed.statusCode, changed.body).toBe(200);
    const [approval] = (await list(page)).approvals;
    expect(approval).toMatchObject({ isPresent: false });
    expect(approval?.versionId).not.toBe(page.versionId);
    const kept = await as(
      'editor',
      'GET',
      `/admin/page-layout?pageId=${page.identifier}&versionId=${approval?.versionId}`,
    );
    expect(kept.json()).toEqual(layout.json());
  });

  it('the studio sees approvals and comments even when the draft is unreadable', async () => {
    const page = await draft();
    const link = await share(page);
    await send(link, 'approval', { name: 'Anna' });
    await send(link, 'remarks', { name: 'Anna', words: 'Nog te doen' });
    await site.storage.db
      .updateTable('versions')
      .set({ overview: 'not JSON' })
      .where('id', '=', page.versionId ?? '')
      .execute();
    const { approvals, comments } = await list(page);
    expect(approvals).toMatchObject([{ name: 'Anna', isPresent: false }]);
    expect(comments).toMatchObject([{ words: 'Nog te doen' }]);
  });

  it('a request body that is too large is rejected in the language of the link', async () => {
    const page = await draft();
    const { token } = await share(page, { language: 'en' });
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/drafts/${token}/remarks`,
      payload: `words=${'x'.repeat(40_000)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
    });
    expect(answer.statusCode).toBe(413);
    expect(new JSDOM(answer.body).window.document.documentElement.lang).toBe('en');
  });

  it('approving a draft that changed since it was shown records nothing and shows the current draft', async () => {
    const page = await draft();
    const link = await share(page);
    const { document } = await look(link.path);
    await save(page, [text('Nieuwe tekst')]);
    const answer = await send(link, 'approval', { name: 'Anna' }, { document });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([409, 'private, no-store']);
    const now = new JSDOM(answer.body).window.document;
    expect(now.querySelector('[role=alert]')?.textContent).toBe(siteWords.nl.responseErrors.changed);
    expect(now.querySelector('main')?.textContent).toContain('Nieuwe tekst');
    expect(now.querySelector<HTMLInputElement>('#approval-name')?.value).toBe('Anna');
    expect((await list(page)).approvals).toEqual([]);
    // The form on the error page approves the new draft.
    expect((await send(link, 'approval', { name: 'Anna' }, { document: now })).statusCode).toBe(303);
    expect((await list(page)).approvals).toMatchObject([{ isPresent: true }]);
  });

  it('an approval keeps the version it was given for, which autosaves do not overwrite', async () => {
    const page = await draft();
    const link = await share(page);
    await send(link, 'approval', { name: 'Anna' });
    await save(page, [text('Later bedacht')], '?autosave=1');
    const [approval] = (await list(page)).approvals;
    expect(approval).toMatchObject({ isPresent: false });
    expect(approval?.versionId).not.toBe(page.versionId);
    const kept = await as('editor', 'GET', `/pages/${page.identifier}?version=${approval?.versionId}`);
    expect(kept.json<ApiPage>().overview).toMatchObject([{ content: { nl: 'Eerste tekst' } }, { id: 'u' }]);
    const seen = await look(link.path);
    expect(words(seen)).toContain('Anna gaf akkoord op');
    expect(words(seen)).toContain('Is het goed zo?');
    // A draft with the approved content counts as approved again.
    await save(page, [text('Eerste tekst'), text('Tweede tekst', 'u')]);
    expect((await list(page)).approvals).toMatchObject([{ isPresent: true, versionId: approval?.versionId }]);
  });

  it('an approval is for one language, and ignores changes in the other', async () => {
    const page = await draft();
    const link = await share(page);
    await send(link, 'approval', { name: 'Anna' });
    const second = { ...text('Tweede tekst', 'u') };
    await save(page, [{ ...text('Eerste tekst'), content: { nl: 'Eerste tekst', en: 'Anew' } }, second]);
    expect((await list(page)).approvals).toMatchObject([{ isPresent: true }]);
    const english = await share(page, { language: 'en' });
    expect(words(await look(english.path))).toContain('You approve the page as you see it now.');
    await send(english, 'approval', { name: 'Ben' });
    expect(words(await look(english.path))).toContain('Approved by Ben');
    expect(words(await look(link.path))).not.toContain('Ben');
  });

  it('a comment on a block or the page is shown to the studio and through its own link', async () => {
    const page = await draft();
    const [link, other] = [await share(page), await share(page)];
    const said = '<b>Kleiner</b> & rustiger\r\ngraag';
    expect((await send(link, 'remarks', { name: 'Anna', words: said, block: 'u' })).statusCode).toBe(303);
    await send(link, 'remarks', { name: 'Anna', words: 'Mooi', block: '' });
    await send(link, 'remarks', { name: 'Anna', words: 'Weg?', block: 'er-niet' });
    const { comments } = await list(page);
    expect(comments.map(({ blockId, words: what }) => [blockId, what]).sort()).toEqual([
      [null, 'Mooi'],
      [null, 'Weg?'],
      ['u', '<b>Kleiner</b> & rustiger\ngraag'],
    ]);
    const { document } = await look(link.path);
    expect(document.querySelector('.responses b')).toBeNull();
    const toBlock = document.querySelector<HTMLAnchorElement>('.responses__by a');
    expect(document.querySelector(toBlock?.hash ?? '')?.textContent).toContain('Tweede tekst');
    expect(words(await look(other.path))).not.toContain('Mooi');
  });

  it('a comment can be resolved and reopened, and the activity log records by whom', async () => {
    const page = await draft();
    const link = await share(page);
    await send(link, 'remarks', { name: 'Anna', words: 'Groter' });
    const [comment] = (await list(page)).comments;
    const path = `/pages/${page.identifier}/draft-remarks/${comment?.id}`;
    const done = await as('editor', 'PUT', path, { done: true });
    expect(done.json()).toMatchObject({ doneBy: 'editor@studio.example', words: 'Groter' });
    expect(words(await look(link.path))).toContain('Verwerkt');
    expect((await as('editor', 'PUT', path, { done: false })).json()).toMatchObject({
      doneAt: null,
      doneBy: null,
    });
    const elsewhere = await draft();
    const wrong = await as('editor', 'PUT', path.replace(page.identifier, elsewhere.identifier), {
      done: true,
    });
    expect(wrong.json<ErrorBody>().code).toBe('draft-remark/not-found');
    const notes = await site.storage.db
      .selectFrom('audit')
      .select(['action', 'actor', 'detail'])
      .where('target', '=', page.id)
      .where('action', 'like', 'draft/%')
      .execute();
    expect(notes.filter(({ detail }) => JSON.parse(detail).client === 'Anna')).toHaveLength(1);
    expect(notes.map(({ action, actor }) => `${action} ${actor}`).sort()).toEqual([
      'draft/remark null',
      'draft/remark-done editor@studio.example',
      'draft/remark-open editor@studio.example',
    ]);
  });

  it('studio and client reply to each other, and a client reply reopens a resolved comment', async () => {
    const page = await draft();
    const link = await share(page);
    const sent = await send(link, 'remarks', { name: 'Anna', words: 'Groter', block: 'u' });
    const id = (await list(page)).comments[0]?.id ?? '';
    expect(sent.headers.location).toBe(`${link.path}#opmerking-${id}`);
    const path = `/pages/${page.identifier}/draft-remarks/${id}`;
    const answer = await as('editor', 'POST', `${path}/replies`, { words: ' Hoe groot? ' });
    expect(answer.json()).toMatchObject({ replies: [{ words: 'Hoe groot?', byStudio: true }] });
    expect((await as('editor', 'POST', `${path}/replies`, { words: ' ' })).statusCode).toBe(400);
    expect(words(await look(link.path))).toContain('Hoe groot?');

    await as('editor', 'PUT', path, { done: true });
    const reply = () => send(link, `remarks/${id}/replies`, { name: 'Anna', words: 'Twee keer' });
    expect([(await reply()).statusCode, (await reply()).headers.location]).toEqual([
      303,
      `${link.path}#opmerking-${id}`,
    ]);
    expect((await list(page)).comments).toMatchObject([
      { doneAt: null, replies: [{ byStudio: true }, { byStudio: false, name: 'Anna', words: 'Twee keer' }] },
    ]);
    const refused = await send(link, `remarks/${id}/replies`, { name: 'Anna', words: ' ' });
    expect(refused.statusCode).toBe(400);
    const issue = new JSDOM(refused.body).window.document.querySelector('details[open] [role=alert]');
    expect(issue?.textContent).toBe(siteWords.nl.responseErrors.noWords);

    const state = (done: boolean) => send(link, `remarks/${id}/state`, { done: String(done) });
    expect((await state(true)).statusCode).toBe(303);
    expect((await list(page)).comments).toMatchObject([{ doneAt: expect.any(String), doneBy: null }]);
    await state(false);
    expect((await list(page)).comments).toMatchObject([{ doneAt: null }]);
  });

  it('a comment emails the studio at most every 15 minutes, and a reply emails the client', async () => {
    const page = await draft();
    const link = await share(page);
    const say = (what: string, email = '') => send(link, 'remarks', { name: 'Anna', words: what, email });
    const arrived = () => letters.splice(0).map(({ to, text }) => [to, /https?:\S+/.exec(text)?.[0]]);
    letters.length = 0;
    const wrong = await say('Groter', 'anna');
    expect([wrong.statusCode, arrived()]).toEqual([400, []]);
    expect(wrong.body).toContain(siteWords.nl.responseErrors.noEmail);
    await say('Groter', 'anna@museum.example');
    await say('Kleiner');
    await expect
      .poll(arrived)
      .toEqual([['editor@studio.example', `http://localhost:3000/admin/pages/edit/${page.id}`]]);
    site.pass(16);
    await say('Blauwer');
    await expect.poll(() => arrived().length).toBe(1);

    const told = (await list(page)).comments.find(({ isTold }) => isTold);
    const reply = (what: string) =>
      as('editor', 'POST', `/pages/${page.identifier}/draft-remarks/${told?.id}/replies`, { words: what });
    await reply('Hoe groot?');
    await reply('Zo?');
    await expect.poll(arrived).toEqual([['anna@museum.example', `${link.link}#opmerking-${told?.id}`]]);
    site.pass(16);
    await as('editor', 'DELETE', `/pages/${page.identifier}/preview-links/${link.id}`);
    await reply('En nu?');
    expect(arrived()).toEqual([]);
  });

  it('a comment accepts replies only through its own link, and none after that link is revoked', async () => {
    const page = await draft();
    const [link, other] = [await share(page), await share(page)];
    await send(link, 'remarks', { name: 'Anna', words: 'Groter' });
    const id = (await list(page)).comments[0]?.id ?? '';
    const tell = async (token: string) =>
      Promise.all(
        ['replies', 'state'].map(async (which) => {
          const body = { name: 'Ben', words: 'Kleiner', done: 'true', language: 'nl' };
          const answer = await as(undefined, 'POST', `/drafts/${token}/remarks/${id}/${which}`, body);
          return answer.json<ErrorBody>().code;
        }),
      );
    expect(await tell(other.token)).toEqual(['draft-remark/not-found', 'draft-remark/not-found']);
    await as('editor', 'DELETE', `/pages/${page.identifier}/preview-links/${link.id}`);
    expect(await tell(link.token)).toEqual(['preview-link/not-found', 'preview-link/not-found']);
    expect((await list(page)).comments).toMatchObject([{ doneAt: null, replies: [] }]);
  });

  it('a response through an expired, revoked or other-language link, or for a trashed page, is rejected', async () => {
    const page = await draft();
    const [gone, over, live] = [await share(page), await share(page, { days: 1 }), await share(page)];
    const shown = (await look(live.path)).document;
    const version = shown.querySelector<HTMLInputElement>('[name=version]')?.value ?? '';
    await as('editor', 'DELETE', `/pages/${page.identifier}/preview-links/${gone.id}`);
    site.pass(24 * 60);
    const tell = async (token: string, language = 'nl') =>
      Promise.all(
        ['approval', 'remarks'].map(async (which) => {
          const body = { name: 'Anna', words: 'Zo', version, language };
          return (await as(undefined, 'POST', `/drafts/${token}/${which}`, body)).json<ErrorBody>().code;
        }),
      );
    const refused = ['preview-link/not-found', 'preview-link/not-found'];
    for (const token of [gone.token, over.token, 'x', `${live.token}x`])
      expect(await tell(token)).toEqual(refused);
    expect(await tell(live.token, 'en')).toEqual(refused);
    await as('owner', 'DELETE', `/pages/${page.identifier}`);
    expect(await tell(live.token)).toEqual(refused);
    const answer = await send(live, 'approval', { name: 'Anna' }, { document: shown });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${live.path}#reacties`]);
    const rows = await site.storage.db
      .selectFrom('draft_remarks')
      .select('id')
      .where('page_id', '=', page.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('responses remain after their link is revoked', async () => {
    const page = await draft();
    const link = await share(page);
    await send(link, 'remarks', { name: 'Anna', words: 'Blijft' });
    await send(link, 'approval', { name: 'Anna' });
    await as('editor', 'DELETE', `/pages/${page.identifier}/preview-links/${link.id}`);
    const { approvals, comments } = await list(page);
    expect([approvals.length, comments.length]).toEqual([1, 1]);
  });

  it('an invalid form says what is missing or too long, and keeps the typed text', async () => {
    const page = await draft();
    const link = await share(page);
    const readAlert = async (which: 'approval' | 'remarks', typed: Fields) => {
      const answer = await send(link, which, typed);
      const { document } = new JSDOM(answer.body).window;
      const typedWords = document.querySelector<HTMLTextAreaElement>('#comment-words')?.value;
      return [answer.statusCode, document.querySelector('[role=alert]')?.textContent, typedWords];
    };
    expect(await readAlert('approval', { name: ' ' })).toEqual([400, 'Vul je naam in', '']);
    expect(await readAlert('remarks', { name: '', words: 'Zo' })).toEqual([400, 'Vul je naam in', 'Zo']);
    expect(await readAlert('remarks', { name: 'Anna', words: '\0' })).toEqual([
      400,
      siteWords.nl.responseErrors.noWords,
      expect.anything(),
    ]);
    const long = 'x'.repeat(2001);
    expect(await readAlert('remarks', { name: 'Anna', words: long })).toEqual([
      400,
      'Dat is te lang. Kort het in en stuur het opnieuw.',
      long,
    ]);
    // Browsers count a line break as one character, but send two.
    const lines = '\r\n'.repeat(1000) + 'x'.repeat(1000);
    expect((await send(link, 'remarks', { name: 'Anna', words: lines })).statusCode).toBe(303);
    expect((await list(page)).approvals).toEqual([]);
  });

  it('a form sent from another website is rejected', async () => {
    const page = await draft();
    const link = await share(page);
    for (const origin of ['https://elsewhere.example', 'null']) {
      expect((await send(link, 'approval', { name: 'Anna' }, { origin })).statusCode).toBe(403);
    }
    expect((await look(link.path)).answer.headers['referrer-policy']).toBe('strict-origin');
    expect((await list(page)).approvals).toEqual([]);
  });

  it('a form opened on another host of the site names the public URL in both languages', async () => {
    const page = await draft();
    const link = await share(page);
    const headers = { origin: 'http://192.0.2.1:3000', accept: 'text/html,*/*;q=0.8' };
    for (const which of ['approval', 'remarks'] as const) {
      const answer = await send(link, which, { name: 'Anna' }, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('Open de site op http://localhost:3000 en probeer het daar opnieuw.');
      expect(answer.body).toContain('Open the site at http://localhost:3000 and try again there.');
    }
    expect(await list(page)).toMatchObject({ approvals: [], comments: [] });
  });

  it('comments on a protected page can be read and resolved by owners only', async () => {
    const page = await draft({ requiresLogin: true, loginPassword: 'x' });
    const link = await share(page, {}, 'owner');
    await send(link, 'remarks', { name: 'Anna', words: 'Geheim' });
    const [comment] = (await list(page, 'owner')).comments;
    const calls = (role: Role) =>
      Promise.all([
        as(role, 'GET', `/pages/${page.identifier}/draft-responses`),
        as(role, 'PUT', `/pages/${page.identifier}/draft-remarks/${comment?.id}`, { done: true }),
      ]);
    expect((await calls('editor')).map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    expect((await calls(undefined)).map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect((await calls('owner')).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('open comments are counted per page, latest first, with protected pages for owners only', async () => {
    const [page, closed] = [await draft(), await draft({ requiresLogin: true, loginPassword: 'x' })];
    const link = await share(page);
    await send(link, 'remarks', { name: 'Anna', words: 'Een' });
    await send(link, 'remarks', { name: 'Anna', words: 'Twee' });
    site.pass(1);
    await send(await share(closed, {}, 'owner'), 'remarks', { name: 'Anna', words: 'Drie' });
    const waiting = async (role: Role) => {
      const found = (await as(role, 'GET', '/draft-remarks')).json<AnswerOf<typeof listOpenComments>>();
      return found.filter(({ pageId }) => [page.id, closed.id].includes(pageId));
    };
    expect(await waiting('owner')).toMatchObject([
      { identifier: closed.identifier, waiting: 1 },
      { identifier: page.identifier, waiting: 2, title: page.title },
    ]);
    expect((await waiting('editor')).map(({ pageId }) => pageId)).toEqual([page.id]);
    const [first, second] = (await list(page)).comments;
    const settle = (id: string | undefined) =>
      as('editor', 'PUT', `/pages/${page.identifier}/draft-remarks/${id}`, { done: true });
    await settle(first?.id);
    expect(await waiting('editor')).toMatchObject([{ waiting: 1 }]);
    await settle(second?.id);
    expect(await waiting('editor')).toEqual([]);
    await as('owner', 'DELETE', `/pages/${closed.identifier}`);
    expect(await waiting('owner')).toEqual([]);
    expect((await as(undefined, 'GET', '/draft-remarks')).statusCode).toBe(401);
  });

  describe('when many comments arrive', () => {
    const from = (token: string, remoteAddress: string, body: object) =>
      site.app.inject({ method: 'POST', url: `/api/drafts/${token}/remarks`, remoteAddress, payload: body });

    it('each network and each link is rate-limited, and the response says how long to wait', async () => {
      const page = await draft();
      const [one, two] = [await share(page), await share(page)];
      const say = (token: string, at: number, address: string) =>
        from(token, address, { name: 'Anna', words: `Nummer ${at}` });
      for (let at = 0; at < defaultLimits.draftResponses; at += 1) {
        expect((await say(one.token, at, `10.1.${at}.1`)).statusCode).toBe(200);
      }
      const byLink = await say(one.token, defaultLimits.draftResponses, '10.0.99.1');
      expect([byLink.statusCode, byLink.json<ErrorBody>().message]).toEqual([
        429,
        expect.stringMatching(/^Te veel pogingen\. Probeer het over \d+ \w+ opnieuw\.$/),
      ]);
      expect(Number(byLink.headers['retry-after'])).toBeGreaterThan(0);
      for (let at = 0; at < defaultLimits.draftResponses; at += 1) await say('x', at, '10.9.9.9');
      expect((await say(two.token, 0, '10.9.9.9')).statusCode).toBe(429);
      expect((await say(two.token, 0, '10.9.9.8')).statusCode).toBe(200);
    });

    it('a link accepts at most 200 comments', async () => {
      const page = await draft();
      const link = await share(page);
      const rows = Array.from({ length: 200 }, (_, at) => ({
        id: `vol-${count}-${at}`,
        page_id: page.id,
        link_id: link.id,
        language: 'nl',
        block_id: null,
        name: 'Anna',
        words: `Nummer ${at}`,
        created_at: site.storage.now().toISOString(),
        done_at: null,
        done_by: null,
      }));
      await site.storage.db.insertInto('draft_remarks').values(rows).execute();
      const answer = await from(link.token, '10.1.1.1', { name: 'Anna', words: 'Nog een' });
      expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([409, 'draft/full']);
      expect((await list(page)).comments).toHaveLength(200);
    });
  });

  it('a form keeps the typed text when storage fails', async () => {
    const page = await draft();
    const link = await share(page);
    const { document } = await look(link.path);
    const write = site.storage.write.bind(site.storage);
    site.storage.write = () => Promise.reject(new Error('gone'));
    const answer = await send(link, 'remarks', { name: 'Anna', words: 'Bewaar dit' }, { document });
    site.storage.write = write;
    const again = new JSDOM(answer.body).window.document;
    expect([answer.statusCode, again.querySelector('[role=alert]')?.textContent]).toEqual([
      500,
      siteWords.nl.responseErrors.failed,
    ]);
    expect(again.querySelector<HTMLTextAreaElement>('#comment-words')?.value).toBe('Bewaar dit');
  });
});
