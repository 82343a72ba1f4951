import {
  type APIRequest,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
} from '@playwright/test';
import { hideHints } from './hide-hints.ts';
import { owner } from './owner.ts';
import { Problems } from './problems.ts';
import { Routes } from './routes.ts';
import { StudioApi } from './studio-api.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface TestOptions {
  /** What the visitor has said about cookies before: these tests are about other things than being asked. */
  answered: boolean | 'not yet';
  /** How the author writes texts in the panel: most of these tests type Markdown. */
  writing: 'rich' | 'source';
  /** True on a first visit to the editor: the others have seen its hints. */
  seesHints: boolean;
}

interface TestFixtures {
  /** What the browser may complain about; anything else fails the test. */
  problems: Problems;
  /** The routes that it lays; one that nothing asks for fails the test. */
  routes: Routes;
  /** Opens another browser beside the test's own: another visitor or another author. */
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  api: StudioApi;
}

interface WorkerFixtures {
  /** The cookies of a signed-in owner. One session for all tests of a worker: signing in is limited. */
  ownerState: StorageState;
}

/** What a visitor has answered before, in this browser. */
async function answerAs(
  context: BrowserContext,
  answered: TestOptions['answered'],
  url: string | undefined,
): Promise<void> {
  if (answered === 'not yet') return;
  await context.addCookies([{ name: 'analytics_consent', value: `${answered}`, url }]);
}

/** What an author has chosen before, in this browser. */
async function writeAs(context: BrowserContext, writing: TestOptions['writing']): Promise<void> {
  await context.addInitScript((mode) => {
    if (!location.pathname.startsWith('/admin') || localStorage.getItem('vitrine-writing')) return;
    localStorage.setItem('vitrine-writing', mode);
  }, writing);
}

/** Tests of a person who is not signed in, unless a test signs in. */
export const test = base.extend<TestOptions & TestFixtures, WorkerFixtures>({
  answered: [false, { option: true }],
  writing: ['source', { option: true }],
  seesHints: [false, { option: true }],
  problems: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => {
      const problems = new Problems();
      await use(problems);
      problems.check();
    },
    { auto: true },
  ],
  routes: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use, info) => {
      const routes = new Routes();
      await use(routes);
      // A test that ended early says itself why, and did not come to all that it laid.
      if (info.status === 'passed') routes.check();
    },
    { auto: true },
  ],
  context: async ({ context, problems, routes, answered, writing, seesHints, baseURL }, use) => {
    await writeAs(context, writing);
    if (!seesHints) await hideHints(context);
    problems.watch(context);
    routes.watch(context);
    await answerAs(context, answered, baseURL);
    await use(context);
  },
  open: async ({ browser, problems, routes, answered, writing, seesHints, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      await writeAs(context, writing);
      if (!seesHints) await hideHints(context);
      problems.watch(context);
      routes.watch(context);
      await answerAs(context, answered, options?.baseURL ?? baseURL);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  ownerState: [
    async ({ playwright }, use, { project }) =>
      use(await signedInState(playwright.request, project.use.baseURL)),
    { scope: 'worker' },
  ],
  api: async ({ playwright, baseURL, ownerState, problems }, use) => {
    const request = await playwright.request.newContext({ baseURL, storageState: ownerState });
    const { token } = await (await request.post('/api/auth/token')).json();
    await use(new StudioApi(request, token, problems));
    await request.dispose();
  },
});

/** Tests of an owner who signed in before. */
export const signedInTest = test.extend({
  storageState: ({ ownerState }, use) => use(ownerState),
});

/** A new session, of the owner unless it says whose: for tests that end it. */
export async function signedInState(
  request: APIRequest,
  baseURL: string | undefined,
  { email, password }: { readonly email: string; readonly password: string } = owner,
): Promise<StorageState> {
  const context = await request.newContext({ baseURL });
  const response = await context.post('/api/auth/sign-in', { data: { email, password } });
  expect(response.ok(), 'the owner can sign in').toBe(true);
  const state = await context.storageState();
  await context.dispose();
  return state;
}

export { expect };
