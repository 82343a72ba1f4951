import {
  createMcpHandler,
  type McpHttpHandler,
  McpServer,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import { errorCatalogue } from '#api/error-catalogue.ts';
import type { Definitions } from '#content/block/block.ts';
import type { JsonSchema } from '#content/block/block-schema.ts';
import { getCurrentLog } from '#server/http/current-log.ts';
import type { Assistant } from '#server/http/person.ts';
import { checkDraft } from './check-draft.tool.ts';
import { describeBlocks } from './describe-blocks.tool.ts';
import { searchMedia, uploadMediaTool } from './media.tools.ts';
import { listPagesTool, readPageTool } from './read-pages.tools.ts';
import { describeInput, runTool, type Tool, type ToolDeps } from './tool.ts';
import { changeDraftTool, createDraftTool } from './write-drafts.tools.ts';

/** All tools of assistants. An API key grants nothing else. */
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

/** Instructions that an assistant gets before it begins. */
const instructions = [
  'This is the website of a design studio, in Dutch (nl) and English (en). You write drafts; members of the studio review and publish them.',
  '1. list_pages and read_page show the current content. Use a similar case as your example.',
  '2. describe_blocks lists the types of blocks. Look up every type before you use it.',
  '3. search_media finds images. Write alt text in both languages, in the block that shows the image.',
  '4. create_draft creates a page or a case, change_draft changes one. Both answer share links and a revision, which you send with the next change.',
  "5. check_draft lists problems. Fix them, then give the share links and the editor's link to the person you work for.",
  'Write every text in both languages, as a native writer would. Visitors see nothing that you write until a member publishes it.',
].join('\n');

interface Options {
  readonly definitions: Definitions;
  /** Creates the dependencies of tools for an assistant. */
  readonly createDeps: (assistant: Assistant) => ToolDeps;
  readonly log: FastifyBaseLogger;
}

/**
 * Creates the MCP handler: a stateless server per message. Also supports protocol revisions before
 * 2026-07-28.
 */
export function createAssistantServer({ definitions, createDeps, log }: Options): McpHttpHandler {
  const described = tools.map((tool) => ({
    tool,
    schema: toStandardSchema(describeInput(tool, definitions)),
  }));
  return createMcpHandler(
    ({ authInfo }) => {
      const deps = createDeps(authInfo?.extra?.assistant as Assistant);
      const server = new McpServer({ name: 'vitrine', title: 'Vitrine', version: '1' }, { instructions });
      for (const { tool, schema } of described) {
        const { name, title, description, reads } = tool;
        const annotations = { readOnlyHint: reads, destructiveHint: false, openWorldHint: false };
        server.registerTool(name, { title, description, annotations, inputSchema: schema }, async (sent) => {
          try {
            return { ...(await runTool(tool, sent, deps)) };
          } catch (error) {
            getCurrentLog(log).error({ err: error, tool: name }, 'a tool of an assistant failed');
            return { isError: true, content: [{ type: 'text' as const, text: failed }] };
          }
        });
      }
      return server;
    },
    // The server sends no notifications, so no connection stays open.
    {
      maxSubscriptions: 0,
      onerror: (error) => getCurrentLog(log).info({ err: error }, 'a message of an assistant was refused'),
    },
  );
}

const failed = errorCatalogue['server/failed'].message;

/** Wraps a tool's JSON Schema without validating. The tool itself validates, with the site's messages. */
function toStandardSchema(json: JsonSchema): StandardSchemaWithJSON {
  const getJsonSchema = () => ({ ...json });
  return {
    '~standard': {
      version: 1,
      vendor: 'vitrine',
      validate: (value) => ({ value }),
      jsonSchema: { input: getJsonSchema, output: getJsonSchema },
    },
  };
}
