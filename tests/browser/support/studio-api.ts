import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Account } from '#api/endpoints/accounts.ts';
import type { Role } from '#api/endpoints/auth.ts';
import type { Media } from '#api/endpoints/media.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import type { Problems } from './problems.ts';

/** A block as the API takes it. */
export type TestBlock = { readonly id: string; readonly type: string } & Readonly<Record<string, unknown>>;

export interface TestPage {
  readonly id: string;
  readonly identifier: string;
  readonly versionId: string;
  readonly title: unknown;
  readonly overview: readonly TestBlock[];
}

interface NewPage {
  readonly overview: readonly TestBlock[];
  readonly title?: { readonly nl: string; readonly en?: string };
  readonly [field: string]: unknown;
}

/** What a test prepares and checks behind the screens, by the same calls that the editor makes. */
export class StudioApi {
  private readonly request: APIRequestContext;
  private readonly token: string;
  private readonly problems: Problems;

  constructor(request: APIRequestContext, token: string, problems: Problems) {
    this.request = request;
    this.token = token;
    this.problems = problems;
  }

  /** A page of this test's own, out of the menu so that nobody else sees it. A draft unless told otherwise. */
  async createPage({ title, ...page }: NewPage): Promise<TestPage> {
    const identifier = `test-${randomUUID()}`;
    // The frame of a page that visitors do not have yet is served the not-found page, and its status.
    if (page.status !== 'PUBLISHED' || page.kind === 'section') {
      const folder = page.kind === undefined || page.kind === 'page' ? '' : `/${page.kind}s`;
      const path = `${folder}/${identifier}`;
      this.problems.expectFailure(`${path}?preview`, 404);
      this.problems.expectFailure(`${path}?preview&version=draft`, 404);
      this.problems.expectFailure(`${path}?preview&version=live`, 404);
    }
    return this.call('POST', '/api/pages', {
      identifier,
      title: title ?? { nl: `Proef ${identifier}`, en: `Trial ${identifier}` },
      showInMenu: false,
      ...page,
    });
  }

  /** A page of this test's own that visitors have at once; its address. */
  async publish(...overview: readonly TestBlock[]): Promise<string> {
    const { identifier } = await this.createPage({
      overview,
      status: 'PUBLISHED',
      hideFromSearchEngines: true,
    });
    return `/${identifier}`;
  }

  /** Puts somebody on the list; the path at which they choose their password. */
  async invite(email: string, name: string, role: Role): Promise<string> {
    const { link } = await this.call<{ link: { path: string } }>('POST', '/api/admin/accounts', {
      email,
      name,
      role,
    });
    return link.path;
  }

  /** Ends all sessions of somebody on the list. */
  async signOut(email: string): Promise<void> {
    const accounts = await this.call<readonly Account[]>('GET', '/api/admin/accounts');
    const account = accounts.find((one) => one.email === email);
    await this.call('POST', `/api/admin/accounts/${account?.id}/sign-out`);
  }

  /** The page with its blocks in all languages; the draft when there is one. */
  async readPage(id: string): Promise<TestPage> {
    return this.call('GET', `/api/pages/${id}`);
  }

  /** Saves the blocks of a page as somebody else would, who has not seen what is there. */
  async save(pageId: string, overview: readonly TestBlock[]): Promise<void> {
    await this.call('PUT', `/api/pages/${pageId}`, { overview });
  }

  /** The block at the top of the page that has this id, as the server has it. */
  async readBlock(pageId: string, blockId: string): Promise<TestBlock | undefined> {
    const { overview } = await this.readPage(pageId);
    return overview.find((block) => block.id === blockId);
  }

  /** What a text has said in Dutch, in every version of its page. */
  async textsOfVersions(pageId: string, blockId: string): Promise<readonly unknown[]> {
    const versions = await this.call<readonly { id: string }[]>('GET', `/api/pages/${pageId}/versions`);
    const pages = await Promise.all(
      versions.map(({ id }) => this.call<TestPage>('GET', `/api/pages/${pageId}?version=${id}`)),
    );
    return pages.map(({ overview }) => {
      const content = overview.find((block) => block.id === blockId)?.content;
      return (content as { readonly nl?: string } | undefined)?.nl;
    });
  }

  /** What versions of a page are called, as far as they have a name. */
  async namesOfVersions(pageId: string): Promise<readonly string[]> {
    const versions = await this.call<readonly { name: string | null }[]>(
      'GET',
      `/api/pages/${pageId}/versions`,
    );
    return versions.flatMap(({ name }) => name ?? []);
  }

  /** The versions of a page, the newest first. */
  async versionsOf(pageId: string): Promise<readonly { readonly id: string; readonly status: string }[]> {
    return this.call('GET', `/api/pages/${pageId}/versions`);
  }

  /** Makes what is being edited live, as somebody else would. */
  async publishDraft(pageId: string): Promise<void> {
    const draft = (await this.versionsOf(pageId)).find(({ status }) => status === 'DRAFT');
    await this.call('PUT', `/api/pages/${pageId}/versions/${draft?.id}/status`, { status: 'PUBLISHED' });
  }

  /** Moves a page to the trash. */
  async deletePage(key: string): Promise<void> {
    await this.call('DELETE', `/api/pages/${key}`);
  }

  async restorePage(id: string): Promise<void> {
    await this.call('POST', `/api/trash/${id}/restore`);
  }

  async rename(key: string, identifier: string): Promise<void> {
    await this.call('PUT', `/api/pages/${key}/identifier`, { identifier });
  }

  /** Gives the whole site these tokens. */
  async publishTokens(changes: TokenChanges): Promise<void> {
    await this.call('PUT', '/api/admin/design-tokens', { changes });
  }

  /** Every file but those of the private case: a public page of a test would show them to everybody. */
  async listMedia(): Promise<readonly Media[]> {
    const files = await this.call<readonly Media[]>('GET', '/api/admin/media');
    return files.filter(({ name }) => !name.startsWith('halte'));
  }

  /** Finds the URL of a still image in the library that is wide enough for a page. Every block with an image accepts it. */
  async findStill(): Promise<string> {
    const still = (await this.listMedia()).find(
      ({ name, width }) => /\.(?:webp|png|jpe?g)$/.test(name) && (width ?? 0) >= 1600,
    );
    if (!still) throw new Error('There is no still picture in the library.');
    return still.url;
  }

  /** Uploads a file to the library, as a script of the studio would, and returns its URL. */
  async uploadFile(file: {
    readonly name: string;
    readonly mimeType: string;
    readonly buffer: Buffer;
  }): Promise<string> {
    const answer = await this.request.post('/api/admin/media', {
      multipart: { file },
      headers: { authorization: `Bearer ${this.token}` },
    });
    const text = await answer.text();
    expect(answer.ok(), `POST /api/admin/media: ${text}`).toBe(true);
    return (JSON.parse(text) as Media).url;
  }

  /** From now on this page asks for a password. */
  async protect(id: string, loginPassword: string): Promise<void> {
    await this.call('PUT', `/api/pages/${id}`, { requiresLogin: true, loginPassword });
  }

  /** For a page that a client space of a client holds. */
  async protectWithoutPassword(id: string): Promise<void> {
    await this.call('PUT', `/api/pages/${id}`, { requiresLogin: true });
  }

  /** A link to the draft of a page, in the default language; its address. */
  async shareDraft(id: string): Promise<string> {
    const path = `/api/pages/${id}/preview-links`;
    const { link } = await this.call<{ readonly link: string }>('POST', path, { language: 'nl' });
    return link;
  }

  /** Makes a password that pages can share. */
  async sharedPassword(id: string, password: string): Promise<void> {
    await this.call('POST', '/api/admin/password-access', { id, password });
  }

  async redirect(path: string, toPath: string): Promise<void> {
    await this.call('PUT', `/api/redirects/${path}`, { toPath });
  }

  /** Plans what happens to a page by itself. */
  async plan(pageId: string, action: 'publish' | 'unpublish', at: Date): Promise<void> {
    await this.call('PUT', `/api/pages/${pageId}/schedule/${action}`, { at: at.toISOString() });
  }

  /** What is planned for a page. */
  async planned(pageId: string): Promise<{ readonly at: string; readonly state: string }> {
    const all = await this.call<readonly { pageId: string; at: string; state: string }[]>(
      'GET',
      '/api/schedule',
    );
    const found = all.find((entry) => entry.pageId === pageId);
    if (!found) throw new Error('Nothing is planned for this page');
    return found;
  }

  /** The layout of a page, or of one version of it. */
  async setLayout(pageId: string, layoutSettings: object, versionId = ''): Promise<void> {
    await this.call('PUT', `/api/admin/page-layout?pageId=${pageId}&versionId=${versionId}`, {
      layoutSettings,
    });
  }

  async setBackground(pageId: string, background: object): Promise<void> {
    await this.call('PUT', `/api/admin/page-background?pageId=${pageId}`, background);
  }

  /** Settings of the site; what is left out stays as it is. They are everybody's: put them back. */
  async settings(changes: object): Promise<void> {
    await this.call('PUT', '/api/admin/settings', changes);
  }

  private async call<Answer>(method: string, url: string, data?: unknown): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await this.request.fetch(url, { method, headers, data });
    const text = await response.text();
    expect(response.ok(), `${method} ${url} answers ${response.status()}: ${text}`).toBe(true);
    return JSON.parse(text) as Answer;
  }
}

/** A text block with a Dutch and an English text. */
export function text(id: string, nl: string, en: string): TestBlock {
  return { id, type: 'text', isMultiLanguage: true, content: { nl, en } };
}
