/** The checked part of an OpenAPI document. Its types are loose, because the document may be invalid. */
interface LooseDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, LooseOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

interface LooseOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly LooseParameter[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<
    Record<string, { readonly description?: string; readonly content?: Content }>
  >;
}

interface LooseParameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema?: object;
}

type Content = Readonly<Record<string, { readonly schema?: object }>>;

/** Statuses of responses without a body (RFC 9110, 15), or with one that clients ignore. */
const withoutBody = new Set(['204', '302', '303', '304', '416']);

/**
 * Lists omissions in an OpenAPI document, one sentence each. It checks names, summaries, tags and security of
 * calls, descriptions of parameters, schemas of bodies and responses, and targets of references.
 *
 * @param routes all routes of the server, as `GET /api/pages/{id}`
 */
export function findDocumentIssues(document: LooseDocument, routes: readonly string[]): string[] {
  const described = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
  const calls = new Set(described.map(({ call }) => call));
  const ids = described.map(({ operation }) => operation.operationId);
  return [
    ...routes.filter((route) => !calls.has(route)).map((route) => `${route} is not described`),
    ...described.flatMap(({ call, path, operation }) =>
      [
        ...checkOperation(operation, ids),
        ...checkParameters(operation, path),
        ...checkBody(operation),
        ...checkResponses(operation),
      ].map((issue) => `${call} ${issue}`),
    ),
    ...Object.entries(document.components?.schemas ?? {})
      .filter(([, schema]) => isEmpty(schema))
      .map(([name]) => `the schema ${name} says nothing`),
    ...[...listReferences(document)]
      .filter((reference) => !canResolve(document, reference))
      .map((reference) => `${reference} leads nowhere`),
  ];
}

function checkOperation(
  { operationId, summary, tags = [], security }: LooseOperation,
  ids: readonly unknown[],
): string[] {
  return [
    ...(operationId ? [] : ['has no operationId']),
    ...(ids.filter((id) => id === operationId).length > 1 ? [`shares its operationId ${operationId}`] : []),
    ...(summary ? [] : ['has no summary']),
    ...(tags.length > 0 ? [] : ['has no tag']),
    ...(security ? [] : ['does not say who may call it']),
  ];
}

function checkParameters({ parameters = [] }: LooseOperation, path: string): string[] {
  const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  return [
    ...inPath.filter((name) => !named.includes(name)).map((name) => `does not describe {${name}}`),
    ...named.filter((name) => !inPath.includes(name)).map((name) => `has no {${name}} in its path`),
    ...(/[*:]/.test(path) ? ['has a path that is none in OpenAPI'] : []),
    ...parameters
      .filter(({ description, schema }) => !description || isEmpty(schema))
      .map(({ name }) => `does not say what ${name} is`),
  ];
}

function checkBody({ requestBody }: LooseOperation): string[] {
  return requestBody && !hasSchemas(requestBody.content) ? ['does not say what its body is'] : [];
}

function checkResponses({ responses = {} }: LooseOperation): string[] {
  const statuses = Object.keys(responses);
  return [
    ...(statuses.some((status) => status.startsWith('2')) ? [] : ['does not say what it answers']),
    ...(statuses.some((status) => status.startsWith('4')) ? [] : ['names no errors']),
    ...Object.entries(responses)
      .filter(
        ([status, { description, content }]) =>
          !description || !(withoutBody.has(status) ? content === undefined : hasSchemas(content)),
      )
      .map(([status]) => `does not say what a ${status} is`),
  ];
}

function hasSchemas(content: Content | undefined): boolean {
  const bodies = Object.values(content ?? {});
  return bodies.length > 0 && bodies.every(({ schema }) => !isEmpty(schema));
}

function isEmpty(schema: unknown): boolean {
  return typeof schema !== 'object' || schema === null || Object.keys(schema).length === 0;
}

function* listReferences(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [keyword, inner] of Object.entries(value)) {
    if (keyword === '$ref' && typeof inner === 'string') yield inner;
    else yield* listReferences(inner);
  }
}

function canResolve(document: LooseDocument, reference: string): boolean {
  const name = /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1];
  return name !== undefined && Object.hasOwn(document.components?.schemas ?? {}, name);
}
