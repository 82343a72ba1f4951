import { accessMessages } from '#api/access-messages.ts';
import type { Language } from '#content/language/language.ts';
import { AppError, errorLanguage } from './app-error.ts';

/** 429 for whoever asks more often than the site answers; with the seconds to wait, in words too. */
export function tooOften(seconds: number, language: Language = errorLanguage): AppError {
  return new AppError('limit/reached', {
    message: accessMessages[language].tooOften(seconds),
    retryAfter: seconds,
  });
}
