import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/**
 * Generates a client's types from an OpenAPI document alone. Binary data becomes a `Blob`, as `fetch` uses
 * it.
 */
export async function generateTypes(document: unknown): Promise<string> {
  const nodes = await openapiTS(document as OpenAPI3, {
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}
