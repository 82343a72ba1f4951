import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

interface Options {
  readonly folder: string;
}

/** The files of the build below `/assets/`. Their names change with what is in them, so they may be kept for ever. */
export const builtFiles = fp<Options>(
  async (app, { folder }) => {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      // Open to everybody; a frame without an origin could not import them otherwise.
      setHeaders: (response) =>
        response.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff'),
    });
  },
  { name: 'built-files', dependencies: ['not-found-answers'] },
);
