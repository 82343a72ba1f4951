import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For wildcard routes: true if the URL exists. Without it, every URL that the route matches does. */
    isThere?: (request: FastifyRequest) => Promise<boolean>;
  }
}

interface Entry {
  readonly method: string;
  readonly pattern: readonly string[];
  readonly isThere: ((request: FastifyRequest) => Promise<boolean>) | undefined;
}

/** Returns the methods that a URL supports, in order; empty if nothing is there. */
export type MethodLookup = (request: FastifyRequest) => Promise<readonly string[]>;

/** Records all routes registered from now on, to tell a wrong method from a wrong URL. */
export function mapRoutes(app: FastifyInstance): MethodLookup {
  const entries: Entry[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const pattern = splitPath(url);
    for (const name of [method].flat()) {
      entries.push({ method: name.toUpperCase(), pattern, isThere: config?.isThere });
    }
  });
  return async (request) => {
    const [path = '/'] = request.url.split('?', 1);
    const asked = splitPath(path);
    const found = entries.filter(({ pattern }) => matches(pattern, asked));
    // Literal routes are exact: no page or redirect can have their name.
    for (const shape of [...new Set(found.map(({ pattern }) => rankPattern(pattern)))].sort()) {
      const methods = new Set<string>();
      for (const { method, pattern, isThere } of found) {
        if (methods.has(method) || rankPattern(pattern) !== shape) continue;
        if (isThere === undefined || (await isThere(request))) methods.add(method);
      }
      if (methods.size > 0) return [...methods].sort();
    }
    return [];
  };
}

/** Returns a sort key by the router's precedence: literals, then parameters, then wildcards. */
function rankPattern(pattern: readonly string[]): string {
  return pattern.map((part) => (part === '*' ? 2 : part.startsWith(':') ? 1 : 0)).join('');
}

function splitPath(path: string): string[] {
  return path.split('/').slice(1);
}

/** Matches like the router: `:name` is a non-empty segment, a final `*` any rest. */
function matches(pattern: readonly string[], path: readonly string[]): boolean {
  const rest = pattern.at(-1) === '*' ? pattern.length - 1 : undefined;
  if (rest === undefined ? path.length !== pattern.length : path.length <= rest) return false;
  return pattern.slice(0, rest).every((part, at) => {
    const segment = path[at] ?? '';
    return part.startsWith(':') ? segment !== '' : part === decodeSegment(segment);
  });
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
