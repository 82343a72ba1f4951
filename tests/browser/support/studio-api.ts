import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Account } from '#api/endpoints/accounts.ts';
import type { Role } from '#api/endpoints/auth.ts';
import type { Media } from '#api/endpoints/media.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import type { Problems } from './problems.ts';

/** A block as the API accepts it. */
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

/**
 * Prepares and checks test data by the API that the editor uses. Each method fails its test on an error
 * status.
 */
export class StudioApi {
  private readonly request: APIRequestContext;
  private readonly token: string;
  private readonly problems: Problems;

  constructor(request: APIRequestContext, token: string, problems: Problems) {
    this.request = request;
    this.token = token;
    this.problems = problems;
  }

  /** Creates a page for one test, outside the menu so that other tests don't see it. A draft by default. */
  async createPage({ title, ...page }: NewPage): Promise<TestPage> {
    const identifier = `test-${randomUUID()}`;
    // The preview frame of a page that was never published gets the not-found page, with status 404.
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

  /** Creates and publishes a page for one test. Returns its path. */
  async publish(...overview: readonly TestBlock[]): Promise<string> {
    const { identifier } = await this.createPage({
      overview,
      status: 'PUBLISHED',
      hideFromSearchEngines: true,
    });
    return `/${identifier}`;
  }

  /** Invites a member. Returns the path at which the member chooses a password. */
  async invite(email: string, name: string, role: Role): Promise<string> {
    const { link } = await this.call<{ link: { path: string } }>('POST', '/api/admin/accounts', {
      email,
      name,
      role,
    });
    return link.path;
  }

  /** Ends all sessions of a member. */
  async signOut(email: string): Promise<void> {
    const accounts = await this.call<readonly Account[]>('GET', '/api/admin/accounts');
    const account = accounts.find((one) => one.email === email);
    await this.call('POST', `/api/admin/accounts/${account?.id}/sign-out`);
  }

  /** Returns the page with its blocks in all languages: the draft if there is one. */
  async readPage(id: string): Promise<TestPage> {
    return this.call('GET', `/api/pages/${id}`);
  }

  /** Saves the blocks of a page as another member would, without checking for a conflict. */
  async save(pageId: string, overview: readonly TestBlock[]): Promise<void> {
    await this.call('PUT', `/api/pages/${pageId}`, { overview });
  }

  /** Returns the top-level block with this id, as stored on the server. */
  async readBlock(pageId: string, blockId: string): Promise<TestBlock | undefined> {
    const { overview } = await this.readPage(pageId);
    return overview.find((block) => block.id === blockId);
  }

  /** Returns the Dutch content of a text block in every version of its page. */
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

  /** Returns the names of the versions of a page that have one. */
  async namesOfVersions(pageId: string): Promise<readonly string[]> {
    const versions = await this.call<readonly { name: string | null }[]>(
      'GET',
      `/api/pages/${pageId}/versions`,
    );
    return versions.flatMap(({ name }) => name ?? []);
  }

  /** Returns the versions of a page, newest first. */
  async versionsOf(pageId: string): Promise<readonly { readonly id: string; readonly status: string }[]> {
    return this.call('GET', `/api/pages/${pageId}/versions`);
  }

  /** Publishes the draft of a page, as another member would. */
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

  /** Publishes design tokens for the whole site. */
  async publishTokens(changes: TokenChanges): Promise<void> {
    await this.call('PUT', '/api/admin/design-tokens', { changes });
  }

  /**
   * Returns the media files. Excludes those of the private case, which a test's public page would make
   * public.
   */
  async listMedia(): Promise<readonly Media[]> {
    const files = await this.call<readonly Media[]>('GET', '/api/admin/media');
    return files.filter(({ name }) => !name.startsWith('halte'));
  }

  /**
   * Finds the URL of a still image that every block accepts, at least 1,600 pixels wide. Throws if there is
   * none.
   */
  async findStill(): Promise<string> {
    const still = (await this.listMedia()).find(
      ({ name, width }) => /\.(?:webp|png|jpe?g)$/.test(name) && (width ?? 0) >= 1600,
    );
    if (!still) throw new Error('There is no still picture in the library.');
    return still.url;
  }

  /** Uploads a file to the media library. Returns its URL. */
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

  /** Protects a page with a password. */
  async protect(id: string, loginPassword: string): Promise<void> {
    await this.call('PUT', `/api/pages/${id}`, { requiresLogin: true, loginPassword });
  }

  /** Protects a page that is in a client space and therefore needs no password. */
  async protectWithoutPassword(id: string): Promise<void> {
    await this.call('PUT', `/api/pages/${id}`, { requiresLogin: true });
  }

  /** Creates a share link to the draft of a page, in Dutch. Returns its URL. */
  async shareDraft(id: string): Promise<string> {
    const path = `/api/pages/${id}/preview-links`;
    const { link } = await this.call<{ readonly link: string }>('POST', path, { language: 'nl' });
    return link;
  }

  /** Creates a shared password for protected pages. */
  async sharedPassword(id: string, password: string): Promise<void> {
    await this.call('POST', '/api/admin/password-access', { id, password });
  }

  async redirect(path: string, toPath: string): Promise<void> {
    await this.call('PUT', `/api/redirects/${path}`, { toPath });
  }

  /** Schedules publishing or unpublishing of a page. */
  async plan(pageId: string, action: 'publish' | 'unpublish', at: Date): Promise<void> {
    await this.call('PUT', `/api/pages/${pageId}/schedule/${action}`, { at: at.toISOString() });
  }

  /** Returns what is scheduled for a page. Throws if there is nothing. */
  async planned(pageId: string): Promise<{ readonly at: string; readonly state: string }> {
    const all = await this.call<readonly { pageId: string; at: string; state: string }[]>(
      'GET',
      '/api/schedule',
    );
    const found = all.find((entry) => entry.pageId === pageId);
    if (!found) throw new Error('Nothing is planned for this page');
    return found;
  }

  /** Sets the layout of a page, or of one version of it. */
  async setLayout(pageId: string, layoutSettings: object, versionId = ''): Promise<void> {
    await this.call('PUT', `/api/admin/page-layout?pageId=${pageId}&versionId=${versionId}`, {
      layoutSettings,
    });
  }

  async setBackground(pageId: string, background: object): Promise<void> {
    await this.call('PUT', `/api/admin/page-background?pageId=${pageId}`, background);
  }

  /** Changes some settings of the site. All tests share them, so reset them afterwards. */
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

/** Builds a text block with Dutch and English content. */
export function text(id: string, nl: string, en: string): TestBlock {
  return { id, type: 'text', isMultiLanguage: true, content: { nl, en } };
}
