import { createHash } from 'node:crypto';
import fp from 'fastify-plugin';
import { defaultLanguage, isLanguage, type Language } from '#content/language/language.ts';
import { type PreparedAnswer, prepareHtml } from '#server/http/prepared-answer.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import { renderMethodDeck } from '#site/decks/decks.tsx';

/**
 * The built-in decks. They are the same for every visitor, so each language is rendered and compressed once.
 */
export const decksRoutes = fp(
  async (app) => {
    const cached = new Map<Language, Promise<PreparedAnswer>>();
    const getDeck = (language: Language) => {
      const known = cached.get(language) ?? renderDeck(language);
      cached.set(language, known);
      return known;
    };
    app.route<{ Querystring: { lang?: unknown } }>({
      method: ['GET', 'HEAD'],
      url: '/slidedeck',
      config: { access: 'public' },
      handler: async (request, reply) => {
        const { lang } = request.query;
        const page = await getDeck(isLanguage(lang) ? lang : defaultLanguage);
        return sendPrepared(page, request, reply);
      },
    });
  },
  { name: 'decks', dependencies: ['not-found-answers'] },
);

function renderDeck(language: Language): Promise<PreparedAnswer> {
  const { html, scripts } = renderMethodDeck(language);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return prepareHtml(html, 200, {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${hashes.join(' ')}`,
      "style-src 'unsafe-inline'",
      "font-src 'self'",
      "img-src 'self' data:",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'cache-control': 'public, max-age=3600',
  });
}
