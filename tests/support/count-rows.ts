import {
  CompiledQuery,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';

/** A statement as the database received it, and the number of rows it returned. */
export interface CountedStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows: number;
}

/** Records every later statement of a storage, including those in transactions. */
export function countRows(storage: Storage) {
  const plain: Db = storage.db;
  const nodes = new Map<QueryId, RootOperationNode>();
  const counted: CountedStatement[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }: PluginTransformQueryArgs) {
      nodes.set(queryId, node);
      return node;
    },
    async transformResult({ queryId, result }: PluginTransformResultArgs) {
      const node = nodes.get(queryId);
      if (node) {
        const { sql, parameters } = plain.getExecutor().compileQuery(node as never, queryId);
        counted.push({ sql, parameters, rows: result.rows.length });
      }
      return result;
    },
  };
  Object.assign(storage, { db: plain.withPlugin(plugin) });
  return {
    /** The same database, without recording. */
    plain,
    /** Runs some work and returns its statements. */
    async during(work: () => Promise<unknown>): Promise<CountedStatement[]> {
      counted.length = 0;
      await work();
      return [...counted];
    },
    /** Returns SQLite's query plan for a statement, line by line. */
    async planOf({ sql, parameters }: CountedStatement): Promise<string[]> {
      const plan = await plain.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      );
      return plan.rows.map(({ detail }) => detail);
    },
  };
}
