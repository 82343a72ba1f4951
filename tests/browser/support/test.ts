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
  /**
   * The visitor's earlier answer about cookies. Most tests have one, so that the consent bar does not appear.
   */
  answered: boolean | 'not yet';
  /** The mode of text fields in the panel. Most tests type Markdown source. */
  writing: 'rich' | 'source';
  /** True if the editor shows its hints, as on a first visit. */
  seesHints: boolean;
}

interface TestFixtures {
  /** Console messages that the test expects; any other fails it. */
  problems: Problems;
  /** Routes that the test registers; one without requests fails it. */
  routes: Routes;
  /** Opens another browser context, for another visitor or member. */
  open: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  api: StudioApi;
}

interface WorkerFixtures {
  /**
   * The cookies of a signed-in owner. All tests of a worker share one session, because sign-in has a rate
   * limit.
   */
  ownerState: StorageState;
}

/** Stores the visitor's earlier answer about cookies in the context. */
async function storeAnswer(
  context: BrowserContext,
  answered: TestOptions['answered'],
  url: string | undefined,
): Promise<void> {
  if (answered === 'not yet') return;
  await context.addCookies([{ name: 'analytics_consent', value: `${answered}`, url }]);
}

/** Stores the mode of text fields in the context. */
async function storeWritingMode(context: BrowserContext, writing: TestOptions['writing']): Promise<void> {
  await context.addInitScript((mode) => {
    if (!location.pathname.startsWith('/admin') || localStorage.getItem('vitrine-writing')) return;
    localStorage.setItem('vitrine-writing', mode);
  }, writing);
}

/** Tests without a session. */
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
      // A failed test reports its own error, and may not have reached all of its routes.
      if (info.status === 'passed') routes.check();
    },
    { auto: true },
  ],
  context: async ({ context, problems, routes, answered, writing, seesHints, baseURL }, use) => {
    await storeWritingMode(context, writing);
    if (!seesHints) await hideHints(context);
    problems.watch(context);
    routes.watch(context);
    await storeAnswer(context, answered, baseURL);
    await use(context);
  },
  open: async ({ browser, problems, routes, answered, writing, seesHints, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      await storeWritingMode(context, writing);
      if (!seesHints) await hideHints(context);
      problems.watch(context);
      routes.watch(context);
      await storeAnswer(context, answered, options?.baseURL ?? baseURL);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  ownerState: [
    async ({ playwright }, use, { project }) =>
      use(await createSession(playwright.request, project.use.baseURL)),
    { scope: 'worker' },
  ],
  api: async ({ playwright, baseURL, ownerState, problems }, use) => {
    const request = await playwright.request.newContext({ baseURL, storageState: ownerState });
    const { token } = await (await request.post('/api/auth/token')).json();
    await use(new StudioApi(request, token, problems));
    await request.dispose();
  },
});

/** Tests with the session of an owner. */
export const signedInTest = test.extend({
  storageState: ({ ownerState }, use) => use(ownerState),
});

/** Signs in and returns the cookies of the new session. For tests that end their session. */
export async function createSession(
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
