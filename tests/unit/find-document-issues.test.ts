import { describe, expect, it } from 'vitest';
import { findDocumentIssues } from '../../scripts/lib/find-document-issues.ts';

const error = '#/components/schemas/Error';
const text = { type: 'string' };
const json = { 'application/json': { schema: text } };
const sound = {
  operationId: 'getPage',
  summary: 'One page.',
  tags: ['Pages'],
  security: [{}],
  parameters: [{ name: 'id', in: 'path', description: 'The page’s id.', schema: text }],
  requestBody: { content: json },
  responses: {
    200: { description: 'The page.', content: json },
    304: { description: 'Not modified.' },
    400: { description: 'input/invalid', content: { 'application/json': { schema: { $ref: error } } } },
  },
};
const path = '/api/pages/{id}';

function findIssues(changes: object, at = path): string[] {
  const paths = { [at]: { get: { ...sound, ...changes } } };
  return findDocumentIssues({ paths, components: { schemas: { Error: text } } }, []);
}

describe('findDocumentIssues', () => {
  it('finds nothing in a complete operation', () => expect(findIssues({})).toEqual([]));

  it.each([
    ['a name', { operationId: undefined }, 'has no operationId'],
    ['a summary', { summary: '' }, 'has no summary'],
    ['a tag', { tags: [] }, 'has no tag'],
    ['who may call', { security: undefined }, 'does not say who may call it'],
    ['a part of the path', { parameters: [] }, 'does not describe {id}'],
    [
      "a parameter's description",
      { parameters: [...sound.parameters, { name: 'w', in: 'query', schema: text }] },
      'does not say what w is',
    ],
    [
      "a parameter's schema",
      { parameters: [...sound.parameters, { name: 'w', in: 'query', description: 'Width', schema: {} }] },
      'does not say what w is',
    ],
    [
      "a body's schema",
      { requestBody: { content: { 'application/json': { schema: {} } } } },
      'does not say what its body is',
    ],
    ['a body', { requestBody: {} }, 'does not say what its body is'],
    ['an answer', { responses: { 400: sound.responses[400] } }, 'does not say what it answers'],
    ['errors', { responses: { 200: sound.responses[200] } }, 'names no errors'],
    [
      "an answer's schema",
      { responses: { ...sound.responses, 409: { description: 'taken' } } },
      'does not say what a 409 is',
    ],
    [
      "an answer's description",
      { responses: { ...sound.responses, 409: { content: json } } },
      'does not say what a 409 is',
    ],
  ])('reports a missing part: %s', (_what, changes, issue) => {
    expect(findIssues(changes)).toEqual([`GET ${path} ${issue}`]);
  });

  it('reports path parameters that do not match the path', () => {
    expect(findIssues({ parameters: [] }, '/api/redirects/*')).toEqual([
      'GET /api/redirects/* has a path that is none in OpenAPI',
    ]);
    expect(findIssues({}, '/api/pages')).toEqual(['GET /api/pages has no {id} in its path']);
  });

  it('reports duplicate operation ids, undocumented routes, broken references and empty schemas', () => {
    const paths = { [path]: { get: sound, put: sound } };
    expect(
      findDocumentIssues({ paths, components: { schemas: { Block: {} } } }, [
        `GET ${path}`,
        'GET /api/later',
      ]),
    ).toEqual([
      'GET /api/later is not described',
      `GET ${path} shares its operationId getPage`,
      `PUT ${path} shares its operationId getPage`,
      'the schema Block says nothing',
      `${error} leads nowhere`,
      `${error} leads nowhere`,
    ]);
  });
});
