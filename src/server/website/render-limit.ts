import type { Language } from '#content/language/language.ts';
import { tooOften } from '#server/http/too-often.ts';
import type { Limits } from '#server/limits/limits.ts';
import { addressKey, createTryLimit } from '#server/security/try-limit.ts';

export interface RenderLimit {
  /** Counts a document that is rendered for one network address alone. Throws `limit/reached`, in a language, when there were too many. */
  count(address: string, language: Language): void;
}

/** Limits uncached renders per network: previews, past moments, opened protected pages. */
export function createRenderLimit({ previews }: Pick<Limits, 'previews'>): RenderLimit {
  const tries = createTryLimit({ tries: previews, windowMs: 60_000 });
  return {
    count(address, language) {
      const retryAfter = tries.take(addressKey(address));
      if (retryAfter !== undefined) throw tooOften(retryAfter, language);
    },
  };
}
