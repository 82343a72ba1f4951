import fp from 'fastify-plugin';
import { AppError } from '../http/app-error.ts';

/** Some thirty grids in each other. What walks through content is written for pages, not for wells. */
const maxDepth = 100;

/**
 * Many clients name JSON as the type of an empty body; that is no body. Plain text, which any website can make a
 * browser send without asking, is not taken at all.
 */
export const jsonBody = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, undefined);
      else if (isDeeperThan(body, maxDepth)) {
        done(
          new AppError('input/invalid', {
            message: `Lists and objects cannot be nested more than ${maxDepth} deep.`,
          }),
        );
      } else void parse(request, body, done);
    });
  },
  { name: 'json-body' },
);

const character = {
  quote: 34,
  backslash: 92,
  openList: 91,
  closeList: 93,
  openObject: 123,
  closeObject: 125,
};

/** Counts brackets outside of texts. What is no JSON is the parser's business. */
function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (inText) {
      if (code === character.backslash) at += 1;
      else if (code === character.quote) inText = false;
    } else if (code === character.quote) inText = true;
    else if (code === character.openList || code === character.openObject) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === character.closeList || code === character.closeObject) depth -= 1;
  }
  return false;
}
