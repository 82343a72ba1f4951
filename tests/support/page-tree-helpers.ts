import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage, PageNode, UndoableMoves } from '#api/schemas/page.ts';
import type { TestApp, TestClient } from './test-app.ts';

export type MoveResponse = UndoableMoves & ErrorBody;

/** Creates helpers that work on the page tree by identifiers. */
export function createPageTreeHelpers(test: () => TestApp) {
  const formatNodes = (nodes: readonly PageNode[]): string[] =>
    nodes.map(({ identifier, children }) =>
      children.length > 0 ? `${identifier}(${formatNodes(children).join(' ')})` : identifier,
    );
  const hierarchy = async () => (await test().asEditor<PageNode[]>('GET', '/pages/hierarchy')).body;
  return {
    hierarchy,
    /** Deletes all pages and redirects, then creates published pages with these names. */
    async begin(...names: readonly string[]) {
      const { db } = test().storage;
      await db.deleteFrom('redirects').execute();
      await db.deleteFrom('pages').execute();
      for (const name of names) await this.make(name);
    },
    async make(identifier: string, body: object = {}) {
      const page = { identifier, title: identifier, overview: [], status: 'PUBLISHED', ...body };
      return (await test().asOwner<ApiPage>('POST', '/pages', page)).body;
    },
    move(
      pages: readonly string[],
      parentId: string | null,
      before?: string,
      as: TestClient = test().asEditor,
    ) {
      return as<MoveResponse>('POST', '/tree/move', { pages, parentId, before });
    },
    undo: (token: string) => test().asEditor<ErrorBody>('POST', '/tree/undo', { undo: token }),
    remove: (name: string) => test().asOwner('DELETE', `/pages/${name}`),
    /** Returns `a b(c d)` for a, and b with its child pages c and d. */
    tree: async () => formatNodes(await hierarchy()).join(' '),
    /** Returns everything that decides where visitors arrive, without times and revisions. */
    async state() {
      const { db } = test().storage;
      return {
        tree: await this.tree(),
        paths: await db.selectFrom('pages').select(['identifier', 'public_path']).orderBy('id').execute(),
        rules: await db
          .selectFrom('redirects')
          .select(['from_path', 'to_path', 'reason', 'page_id'])
          .orderBy('from_path')
          .execute(),
      };
    },
  };
}
