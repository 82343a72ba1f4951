import { type ErrorBody, type ErrorCode, errorCatalogue } from '#api/errors.ts';
import { limitIssues } from '#content/block/issue.ts';
import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';

/** The language of what the API says, as the catalogue's sentences are; the gate speaks its visitors' own. */
export const errorLanguage: Language = 'en';

interface Details {
  /** The sentence a person reads; the catalogue's own when left out. */
  readonly message?: string;
  readonly issues?: ErrorBody['issues'];
  readonly revisions?: ErrorBody['revisions'];
  /** Seconds to wait before another try, sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** Methods that the address takes, sent as `Allow`. */
  readonly allow?: readonly string[];
}

/** An outcome that the error catalogue names. Anything else that is thrown is an issue of ours: 500. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCatalogue[code].message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  toBody(): ErrorBody {
    const { issues, revisions } = this.details;
    return {
      message: this.message,
      code: this.code,
      ...(issues ? { issues: limitIssues(issues) } : {}),
      ...(revisions ? { revisions } : {}),
    };
  }
}

/** Input that cannot be used, for one reason at one place. */
export function invalid(path: string, message: string): AppError {
  return new AppError('input/invalid', { message, issues: [{ path, message }] });
}

/** 429 for whoever asks more often than the site answers; with the seconds to wait, in words too. */
export function tooOften(seconds: number, language: Language = errorLanguage): AppError {
  return new AppError('limit/reached', {
    message: siteWords[language].access.tooOften(seconds),
    retryAfter: seconds,
  });
}
