import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Of a route below which anything can be asked for: whether something is at this address. Without it, the
     * route says so of every address that it matches.
     */
    isThere?: (request: FastifyRequest) => Promise<boolean>;
  }
}

interface Entry {
  readonly method: string;
  readonly pattern: readonly string[];
  readonly isThere: ((request: FastifyRequest) => Promise<boolean>) | undefined;
}

/** Answers the methods that an address takes, in their order; none where nothing is. */
export type MethodsAt = (request: FastifyRequest) => Promise<readonly string[]>;

/** Reads every route that is registered from now on, so that a wrong method can be told from a wrong address. */
export function mapRoutes(app: FastifyInstance): MethodsAt {
  const entries: Entry[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const pattern = segmentsOf(url);
    for (const name of [method].flat()) {
      entries.push({ method: name.toUpperCase(), pattern, isThere: config?.isThere });
    }
  });
  return async (request) => {
    const [path = '/'] = request.url.split('?', 1);
    const asked = segmentsOf(path);
    const found = entries.filter(({ pattern }) => matches(pattern, asked));
    // What a route names in words is its own: no page or rule can have that name.
    for (const shape of [...new Set(found.map(({ pattern }) => shapeOf(pattern)))].sort()) {
      const methods = new Set<string>();
      for (const { method, pattern, isThere } of found) {
        if (methods.has(method) || shapeOf(pattern) !== shape) continue;
        if (isThere === undefined || (await isThere(request))) methods.add(method);
      }
      if (methods.size > 0) return [...methods].sort();
    }
    return [];
  };
}

/** Sorts patterns that match one address as the router does: words before names of parameters before any rest. */
function shapeOf(pattern: readonly string[]): string {
  return pattern.map((part) => (part === '*' ? 2 : part.startsWith(':') ? 1 : 0)).join('');
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

/** As the router reads patterns: `:name` is one segment that is not empty, `*` at the end is any rest. */
function matches(pattern: readonly string[], path: readonly string[]): boolean {
  const rest = pattern.at(-1) === '*' ? pattern.length - 1 : undefined;
  if (rest === undefined ? path.length !== pattern.length : path.length <= rest) return false;
  return pattern.slice(0, rest).every((part, at) => {
    const segment = path[at] ?? '';
    return part.startsWith(':') ? segment !== '' : part === decoded(segment);
  });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
