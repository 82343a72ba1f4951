import type { Language } from '#content/language.ts';
import { tooOften } from '#server/http/too-often.ts';
import type { Limits } from '#server/limits/limits.ts';
import { addressKey, createTryLimit } from '#server/security/try-limit.ts';

export interface PreviewLimit {
  /** Counts a preview that is rendered for an address. Throws `limit/reached`, in a language, when there were too many. */
  count(address: string, language: Language): void;
}

/** A preview is rendered for whoever asks, and what is not kept is rendered every time: so not without end. */
export function createPreviewLimit({ previews }: Pick<Limits, 'previews'>): PreviewLimit {
  const tries = createTryLimit({ tries: previews, windowMs: 60_000 });
  return {
    count(address, language) {
      const retryAfter = tries.take(addressKey(address));
      if (retryAfter !== undefined) throw tooOften(retryAfter, language);
    },
  };
}
