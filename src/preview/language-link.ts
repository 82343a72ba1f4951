import { isLanguage, type Language } from '#content/language/language.ts';
import { previewLimits } from './limits.ts';

/** The two ends of a preview. */
export type LanguageEnd = 'editor' | 'page';

/** A chosen language with the time and end of the choice. */
export interface LanguageChoice {
  readonly language: Language;
  /** ms since 1970, increased if needed so that a later choice always has a higher value. */
  readonly chosenAt: number;
  readonly chosenBy: LanguageEnd;
}

/** A choice in a message, whose language is not validated. */
export type LanguageUpdate = Omit<LanguageChoice, 'language'> & { readonly language: string };

interface Clock {
  /** ms since 1970. */
  readonly now: () => number;
  /** Runs once after `ms`. The returned function cancels it. */
  readonly after: (run: () => void, ms: number) => () => void;
}

interface LanguageLinkOptions {
  readonly end: LanguageEnd;
  readonly language: Language;
  readonly send: (choice: LanguageChoice) => void;
  /** Called with a language that was chosen at the other end. */
  readonly show: (language: Language) => void;
  readonly clock?: Clock;
}

const browserClock: Clock = {
  now: () => Date.now(),
  after: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Synchronizes the language of editor and page, at either end. Messages are at least 100 ms apart; after that
 * time the last choice is sent, so none is lost. A received choice is applied only if it is later than the
 * current one. Echoes and choices that crossed a later one therefore change nothing, and both ends converge
 * to the last choice in any order of messages.
 */
export function createLanguageLink({ end, language, send, show, clock = browserClock }: LanguageLinkOptions) {
  let current: LanguageChoice = { language, chosenAt: 0, chosenBy: 'editor' };
  let broadcastAt = Number.NEGATIVE_INFINITY;
  let callOff: (() => void) | undefined;

  function broadcast(): void {
    callOff = undefined;
    broadcastAt = clock.now();
    send(current);
  }

  function forgetWaiting(): void {
    callOff?.();
    callOff = undefined;
  }

  return {
    /** Sets the language at this end. Choosing the current one does nothing. */
    choose(next: Language): void {
      if (next === current.language) return;
      const chosenAt = Math.max(clock.now(), current.chosenAt + 1);
      current = { language: next, chosenAt, chosenBy: end };
      if (callOff) return;
      const wait = broadcastAt + previewLimits.languageDebounce - clock.now();
      if (wait <= 0) broadcast();
      else callOff = clock.after(broadcast, wait);
    },
    /** Receives a choice of the other end. */
    receive(update: LanguageUpdate): void {
      if (!isLanguage(update.language)) {
        // biome-ignore lint/suspicious/noConsole: specified
        console.warn(`The site has no language "${update.language}"; the update is ignored.`);
        return;
      }
      if (!isLater(update, current)) return;
      forgetWaiting();
      const changed = update.language !== current.language;
      current = { ...update, language: update.language };
      if (changed) show(current.language);
    },
    /** Sets the initial choice of both ends, which replaces all earlier ones. */
    restart(choice: LanguageChoice): void {
      forgetWaiting();
      current = choice;
    },
    /** The current choice, as a full sync sends it. */
    get current(): LanguageChoice {
      return current;
    },
    close: forgetWaiting,
  };
}

export type LanguageLink = ReturnType<typeof createLanguageLink>;

/** True for a later choice. At equal times the editor's choice takes precedence at both ends. */
function isLater(a: LanguageUpdate, b: LanguageChoice): boolean {
  if (a.chosenAt !== b.chosenAt) return a.chosenAt > b.chosenAt;
  return a.chosenBy === 'editor' && b.chosenBy === 'page';
}
