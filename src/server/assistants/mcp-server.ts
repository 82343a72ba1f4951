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
import { checkDraft } from './check-draft.tool.ts';
import { describeBlocks } from './describe-blocks.tool.ts';
import { searchMedia, uploadMediaTool } from './media.tools.ts';
import { listPagesTool, readPageTool } from './read-pages.tools.ts';
import { inputSchema, runTool, type Tool, type ToolDeps } from './tool.ts';
import { changeDraftTool, createDraftTool } from './write-drafts.tools.ts';

/** All that an assistant can do. What is not here, no key does. */
export const tools: readonly Tool[] = [
  listPagesTool,
  readPageTool,
  describeBlocks,
  createDraftTool,
  changeDraftTool,
  checkDraft,
  searchMedia,
  uploadMediaTool,
];

/** What an assistant is told before it begins. */
const instructions = `This is the website of a design studio, in Dutch (nl) and English (en). You write drafts; people of the studio look at them and publish.
1. list_pages and read_page tell what there is. A case like the one that you are to write is the best example.
2. describe_blocks tells what pages are made of: look up every type before you use it.
3. search_media finds pictures. Give each an alt text in both languages, in the block that shows it.
4. create_draft makes a page or a case, change_draft changes one. Both answer a revision, which goes with the next change, and links to look at the draft.
5. check_draft tells what is missing. Mend it, then give the preview links and the editor's link to the person you work for.
Write every text in both languages, as a writer of that language would. What you write reaches no visitor until a person publishes it.`;

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
