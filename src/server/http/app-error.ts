import { type ErrorCode, errorCatalogue } from '#api/error-catalogue.ts';
import type { ErrorBody } from '#api/errors.ts';
import { limitIssues } from '#content/block/issue.ts';
import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';

/** Language of the API's messages, which is that of the catalogue. The gate uses its visitors' language. */
export const errorLanguage: Language = 'en';

interface Details {
  /** Message for people; by default that of the catalogue. */
  readonly message?: string;
  readonly issues?: ErrorBody['issues'];
  readonly revisions?: ErrorBody['revisions'];
  /** Seconds until the next attempt, sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** Methods that the URL supports, sent as `Allow`. */
  readonly allow?: readonly string[];
}

/** An error of the catalogue. Anything else that is thrown counts as a bug: 500. */
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

/** Creates an error for invalid input with one issue at one path. */
export function createInvalidError(path: string, message: string): AppError {
  return new AppError('input/invalid', { message, issues: [{ path, message }] });
}

/** Creates a 429 with the seconds to wait, also in words. */
export function createTooOftenError(seconds: number, language: Language = errorLanguage): AppError {
  return new AppError('limit/reached', {
    message: siteWords[language].access.tooOften(seconds),
    retryAfter: seconds,
  });
}
