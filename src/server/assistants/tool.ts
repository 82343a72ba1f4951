import { z } from 'zod';
import { ApiError } from '#api/client.ts';
import type { Definitions } from '#content/block/block.ts';
import { blockSchemas, type JsonSchema } from '#content/block/block-schema.ts';
import { formatPath, type Issue, limitIssues, type PathPart } from '#content/block/issue.ts';
import type { Db } from '#server/storage/schema.ts';
import type { AssistantApi } from './call-api.ts';

/** Dependencies of tools. */
export interface ToolDeps {
  readonly api: AssistantApi;
  readonly db: Db;
  readonly definitions: Definitions;
  /** Origin of the site, for absolute links. */
  readonly publicUrl: string;
  /** Name of the assistant in the activity log. */
  readonly assistant: string;
}

/** A tool of assistants. */
export interface Tool<Input extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Derived from the input of its endpoint. */
  readonly input: Input;
  /** True if it changes nothing. */
  readonly reads: boolean;
  readonly run: (input: z.output<Input>, deps: ToolDeps) => Promise<object>;
}

export function defineTool<Input extends z.ZodType>(described: Tool<Input>): Tool {
  return described as unknown as Tool;
}

/** Result of a tool: JSON, or sentences with errors and advice. */
export interface ToolAnswer {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
}

/** Runs a tool. Throws errors that are not the assistant's mistake. */
export async function runTool({ input, run }: Tool, sent: unknown, deps: ToolDeps): Promise<ToolAnswer> {
  const parsed = input.safeParse(sent ?? {});
  if (!parsed.success) return createRefusal('Some of your input is not valid.', listIssues(parsed.error));
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await run(parsed.data, deps)) }] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return createRefusal(error.message, error.issues, whatToDo[error.code ?? '']);
  }
}

/** Additional advice for assistants, who do not see the page. */
const whatToDo: Readonly<Record<string, string>> = {
  'page/stale':
    'Nothing was saved. Read the page again with read_page, make your change in its current content, and send that with its revision.',
  'page/not-found': 'list_pages lists the pages. Protected pages are not available to API keys.',
  'page/identifier-taken': 'Choose another identifier, or change the draft of the page that has it.',
  'media/wrong-type': 'See the description of upload_media for the kinds of files.',
};

function createRefusal(message: string, issues: readonly Issue[] = [], todo?: string): ToolAnswer {
  const lines = [
    message,
    ...limitIssues(issues).map(({ path, message: said }) => `- ${path === '' ? said : `${path}: ${said}`}`),
  ];
  return { isError: true, content: [{ type: 'text', text: [...lines, ...(todo ? [todo] : [])].join('\n') }] };
}

function listIssues({ issues }: z.ZodError): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const path = issue.path.filter((part): part is PathPart => typeof part !== 'symbol');
    if (issue.code !== 'unrecognized_keys') return [{ path: formatPath(path), message: issue.message }];
    return issue.keys.map((key) => ({
      path: formatPath([...path, key]),
      message: 'is not a parameter; API keys only write drafts',
    }));
  });
}

const blocks: JsonSchema = {
  type: 'array',
  description: 'All blocks of the page, in order. describe_blocks describes each type.',
  items: {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'Unique on its page. Keep it for an existing block.' },
      type: { type: 'string', description: 'A type that describe_blocks lists.' },
    },
    required: ['id', 'type'],
    additionalProperties: true,
  },
};

/** Builds a tool's input as JSON Schema, with definitions that zod cannot convert. */
export function describeInput({ input }: Tool, definitions: Definitions): JsonSchema {
  const own: Readonly<Record<string, JsonSchema | undefined>> = {
    Translated: blockSchemas(definitions).Translated,
    SentOverview: blocks,
  };
  const { $schema: _dialect, ...written } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const id = z.globalRegistry.get(zodSchema)?.id;
      if (id !== undefined && own[id]) Object.assign(jsonSchema, own[id]);
      // Further fields are not allowed.
      if (zodSchema instanceof z.ZodObject && zodSchema.def.catchall instanceof z.ZodNever)
        jsonSchema.additionalProperties = false;
    },
  });
  return written;
}

/** Parameter for lists longer than one answer. */
export const skipField = z
  .int()
  .min(0)
  .max(1_000_000)
  .describe('Number of results to skip: those of previous answers.')
  .default(0);

/** Items per answer. */
export const mostListed = 50;

/** Returns a part of an endpoint's input schema. Throws if the endpoint has none. */
export function requireSchema<S extends z.ZodType>(schema: S | undefined): S {
  if (!schema) throw new Error('This endpoint has no input of this kind');
  return schema;
}
