import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

/** The types of a client, from an API's document alone. Bytes are a `Blob`, which is what `fetch` knows. */
export async function generateTypes(document: unknown): Promise<string> {
  const nodes = await openapiTS(document as OpenAPI3, {
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}
