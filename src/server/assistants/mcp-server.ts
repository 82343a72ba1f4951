import {
  createMcpHandler,
  type McpHttpHandler,
  McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Definitions } from '#content/block/block.ts';
import type { JsonSchema } from '#content/block/block-schema.ts';
import { currentLog } from '#server/http/current-log.ts';
import type { Assistant } from '#server/http/person.ts';
import { inputSchema, runTool, type ToolDeps } from './tool.ts';
import { instructions, tools } from './tools.ts';

interface Options {
  readonly definitions: Definitions;
  /** What tools work with for an assistant. */
  readonly depsOf: (assistant: Assistant) => ToolDeps;
  readonly log: FastifyBaseLogger;
}

/**
 * The protocol's side of it: a server for each message, which knows nothing of the one before. Revisions of the protocol before
 * 2026-07-28 are spoken too.
 */
export function createAssistantServer({ definitions, depsOf, log }: Options): McpHttpHandler {
  const described = tools.map((tool) => ({ tool, schema: schemaOf(inputSchema(tool, definitions)) }));
  return createMcpHandler(
    ({ authInfo }) => {
      const deps = depsOf(authInfo?.extra?.assistant as Assistant);
      const server = new McpServer({ name: 'vitrine', title: 'Vitrine', version: '1' }, { instructions });
      for (const { tool, schema } of described) {
        const { name, title, description, reads } = tool;
        const annotations = { readOnlyHint: reads, destructiveHint: false, openWorldHint: false };
        server.registerTool(name, { title, description, annotations, inputSchema: schema }, async (sent) => {
          try {
            return { ...(await runTool(tool, sent, deps)) };
          } catch (error) {
            currentLog(log).error({ err: error, tool: name }, 'a tool of an assistant failed');
            return { isError: true, content: [{ type: 'text' as const, text: failed }] };
          }
        });
      }
      return server;
    },
    // Nothing is told beside an answer, so nobody keeps a connection open.
    {
      maxSubscriptions: 0,
      onerror: (error) => currentLog(log).info({ err: error }, 'a message of an assistant was refused'),
    },
  );
}

const failed = 'Something went wrong on the server. Try again. If it stays, its log says why.';

/** Says what a tool takes. What was sent is looked at where it is answered, in the words of the site. */
function schemaOf(json: JsonSchema): StandardSchemaWithJSON {
  const written = () => ({ ...json });
  return {
    '~standard': {
      version: 1,
      vendor: 'vitrine',
      validate: (value) => ({ value }),
      jsonSchema: { input: written, output: written },
    },
  };
}
