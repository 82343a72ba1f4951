import { isLanguage, type Language } from '#content/language/language.ts';
import { previewLimits } from './limits.ts';

/** The two ends of one preview. */
export type LanguageEnd = 'editor' | 'page';

/** A language that a person chose: when, and at which end. */
export interface LanguageChoice {
  readonly language: Language;
  /** ms since 1970, pushed up where needed so that of two choices the later one is always higher. */
  readonly chosenAt: number;
  readonly chosenBy: LanguageEnd;
}

/** A choice as it arrives by message: its language may be anything. */
export type LanguageUpdate = Omit<LanguageChoice, 'language'> & { readonly language: string };

interface Clock {
  /** ms since 1970. */
  readonly now: () => number;
  /** Runs once after so many ms; the answer calls it off. */
  readonly after: (run: () => void, ms: number) => () => void;
}

interface LanguageLinkOptions {
  readonly end: LanguageEnd;
  readonly language: Language;
  readonly send: (choice: LanguageChoice) => void;
  /** Called with a language that the other end chose. */
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
 * Keeps the language of editor and page the same, whichever end a person chooses it at. Broadcasts are at
 * least 100 ms apart; the last of what is chosen in between is sent when they are over, so none is lost. What
 * arrives is taken only when it was chosen later than what is shown: an echo of our own broadcast, or a
 * choice that ours has overtaken on the way, changes nothing. So both ends come to the last choice, however
 * their messages cross.
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
    /** A person chose a language at this end. Choosing the one that is shown says nothing new. */
    choose(next: Language): void {
      if (next === current.language) return;
      const chosenAt = Math.max(clock.now(), current.chosenAt + 1);
      current = { language: next, chosenAt, chosenBy: end };
      if (callOff) return;
      const wait = broadcastAt + previewLimits.languageDebounce - clock.now();
      if (wait <= 0) broadcast();
      else callOff = clock.after(broadcast, wait);
    },
    /** The other end says what was chosen there. */
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
    /** What both ends are told to begin with: it counts whatever was chosen before. */
    restart(choice: LanguageChoice): void {
      forgetWaiting();
      current = choice;
    },
    /** The choice that is shown, as a full sync carries it. */
    get current(): LanguageChoice {
      return current;
    },
    close: forgetWaiting,
  };
}

export type LanguageLink = ReturnType<typeof createLanguageLink>;

/** Of two choices at the same moment the editor's counts, at both ends alike. */
function isLater(a: LanguageUpdate, b: LanguageChoice): boolean {
  if (a.chosenAt !== b.chosenAt) return a.chosenAt > b.chosenAt;
  return a.chosenBy === 'editor' && b.chosenBy === 'page';
}
