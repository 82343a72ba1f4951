import { AppError } from '#server/http/app-error.ts';
import { addressKey, createTryLimit } from '#server/security/try-limit.ts';

export interface PreviewLimit {
  /** Counts a preview that is rendered for an address. Throws `limit/reached` when there were too many. */
  count(address: string): void;
}

/** Far more than a studio opens by hand, and far less than keeps a server busy. */
const limit = { tries: 300, windowMs: 60_000 };

/** A preview is rendered for whoever asks, and what is not kept is rendered every time: so not without end. */
export function createPreviewLimit(): PreviewLimit {
  const tries = createTryLimit(limit);
  return {
    count(address) {
      const retryAfter = tries.take(addressKey(address));
      if (retryAfter !== undefined) throw new AppError('limit/reached', { retryAfter });
    },
  };
}
