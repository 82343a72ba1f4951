import { expect, it } from 'vitest';
import { endpoints, operationIds } from '#api/endpoints.ts';
import { testDefinitions } from '../../../tests/support/test-definitions.ts';
import { buildApiDocument } from './document.ts';

const { paths, components } = buildApiDocument({
  publicUrl: 'http://localhost:3000',
  definitions: testDefinitions,
});
const call = (method: string, path: string) => {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
};
const namesIn = (method: string, path: string, place: string) =>
  call(method, path)
    .parameters.filter((parameter) => parameter.in === place)
    .map(({ name }) => name);

it('every endpoint has a unique operation ID', () => {
  expect(new Set(operationIds.values()).size).toBe(endpoints.length);
  expect(call('put', '/api/pages/{identifier}').operationId).toBe('savePage');
});

it('the path of a redirect is described as a path parameter', () => {
  expect(Object.keys(paths).filter((path) => path.includes('*'))).toEqual([]);
  for (const method of ['get', 'put', 'delete']) {
    expect(namesIn(method, '/api/redirects/{path}', 'path')).toEqual(['path']);
  }
});

it('authentication is optional for public endpoints and required elsewhere', () => {
  expect(call('get', '/api/pages/{identifier}').security).toEqual([{}, { bearer: [] }]);
  expect(call('put', '/api/pages/{identifier}').security).toEqual([{ bearer: [] }]);
  expect(call('post', '/api/auth/token').security).toEqual([{ session: [] }]);
  for (const { security } of Object.values(paths).flatMap((calls) => Object.values(calls))) {
    for (const name of security.flatMap(Object.keys)) expect(components.securitySchemes).toHaveProperty(name);
  }
});

it('revisions are described as ETag, If-Match and If-None-Match headers', () => {
  const page = '/api/pages/{identifier}';
  expect(namesIn('put', page, 'header')).toEqual(['If-Match']);
  expect(namesIn('get', page, 'header')).toEqual(['If-None-Match']);
  expect(call('put', page).responses[200]?.headers).toHaveProperty('ETag');
  expect(call('get', page).responses[304]?.headers).toHaveProperty('ETag');
  expect(call('put', page).responses[412]?.description).toBe('page/stale');
});

it('uploads take multipart form data, and the page password takes JSON or a form', () => {
  expect(call('post', '/api/admin/media').requestBody?.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary', description: expect.any(String) } },
        required: ['file'],
      },
    },
  });
  const gate = call('post', '/api/access/{page}');
  expect(Object.keys(gate.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ]);
  expect(gate.responses[303]?.headers).toHaveProperty('Location');
  expect(gate.responses[429]?.headers).toHaveProperty('Retry-After');
});

it('the query parameters of image renditions are described', () => {
  expect(namesIn('get', '/media/{id}/{name}', 'query')).toEqual(['w', 'h', 'q', 'f', 'p', 'size', 'v']);
});

it('page content in requests and responses refers to the block schemas', () => {
  expect(components.schemas.Overview).toMatchObject({ items: { $ref: '#/components/schemas/Block' } });
  expect(components.schemas.SentOverview).toMatchObject({ items: { $ref: '#/components/schemas/Block' } });
  expect(components.schemas).toHaveProperty('HeroImageBlock');
});
