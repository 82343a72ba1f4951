import type { RouteOptions } from 'fastify';

/** A file that anybody may read, and that is none of the API's. */
export const openFile = {
  method: ['GET', 'HEAD'],
  config: { access: 'public' },
} satisfies Partial<RouteOptions>;

/** Headers of all of them. */
export const always = { 'x-content-type-options': 'nosniff' };
