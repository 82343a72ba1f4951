import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#content/language/language.ts';
import { fc } from '../../tests/support/properties.ts';
import { createLanguageLink, type LanguageChoice, type LanguageEnd } from './language-link.ts';

/** A clock that the test advances. */
class FakeClock {
  time = 1_000_000;
  private waiting: { at: number; run: () => void }[] = [];

  now = () => this.time;
  after = (run: () => void, ms: number) => {
    const timer = { at: this.time + ms, run };
    this.waiting.push(timer);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== timer);
    };
  };
  advance(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((timer) => timer !== next);
      this.time = next.at;
      next.run();
    }
    this.time = until;
  }
}

function openEnd(end: LanguageEnd, clock = new FakeClock()) {
  const sent: LanguageChoice[] = [];
  const shown: Language[] = [];
  const link = createLanguageLink({
    end,
    language: 'nl',
    send: (choice) => sent.push(choice),
    show: (language) => shown.push(language),
    clock,
  });
  return { link, sent, shown, clock };
}

describe('a language choice on one side', () => {
  it('is sent to the other side immediately', () => {
    const { link, sent } = openEnd('editor');
    link.choose('en');
    expect(sent.map(({ language }) => language)).toEqual(['en']);
  });

  it('is sent at most every 100 ms, and the last choice is always sent', () => {
    const { link, sent, clock } = openEnd('editor');
    link.choose('en');
    link.choose('nl');
    link.choose('en');
    link.choose('nl');
    clock.advance(99);
    expect(sent.map(({ language }) => language)).toEqual(['en']);
    clock.advance(1);
    expect(sent.map(({ language }) => language)).toEqual(['en', 'nl']);
  });

  it('is not sent if that language is already shown', () => {
    const { link, sent } = openEnd('editor');
    link.choose('nl');
    expect(sent).toEqual([]);
  });
});

describe('an update from the other side', () => {
  it('is shown and not sent back', () => {
    const { link, sent, shown, clock } = openEnd('page');
    link.receive({ language: 'en', chosenAt: clock.time, chosenBy: 'editor' });
    clock.advance(1000);
    expect([shown, sent]).toEqual([['en'], []]);
  });

  it.each(['de', 'EN', '', 'nl-NL', '__proto__'])(
    'is rejected with a warning if its language is not nl or en: %j',
    (language) => {
      const warn = vi.spyOn(console, 'warn');
      const { link, shown } = openEnd('page');
      link.receive({ language, chosenAt: Number.MAX_SAFE_INTEGER, chosenBy: 'editor' });
      expect(warn).toHaveBeenCalledOnce();
      expect(warn.mock.lastCall?.[0]).toContain(`"${language}"`);
      warn.mockClear();
      expect(shown).toEqual([]);
      expect(link.current.language).toBe('nl');
    },
  );

  it('is ignored if it is an echo of the own message, however late', () => {
    const { link, sent, shown, clock } = openEnd('page');
    link.choose('en');
    clock.advance(30);
    link.choose('nl');
    const [echo] = sent;
    if (!echo) throw new Error('nothing was sent');
    clock.advance(20);
    link.receive(echo);
    clock.advance(500);
    link.receive(echo);
    expect(shown).toEqual([]);
    expect(link.current.language).toBe('nl');
  });

  it('is applied if it was chosen later, even within 100 ms of the own message', () => {
    const { link, shown, clock } = openEnd('page');
    link.choose('en');
    clock.advance(40);
    link.receive({ language: 'nl', chosenAt: clock.time, chosenBy: 'editor' });
    expect(shown).toEqual(['nl']);
  });

  it('cancels an older choice that is still waiting to be sent', () => {
    const { link, sent, clock } = openEnd('page');
    link.choose('en');
    clock.advance(10);
    link.choose('nl');
    clock.advance(10);
    link.receive({ language: 'en', chosenAt: clock.time, chosenBy: 'editor' });
    clock.advance(1000);
    expect(sent).toHaveLength(1);
    expect(link.current.language).toBe('en');
  });
});

it('both sides end with the user’s last choice, whatever the order of choices, delays and echoes', () => {
  const step = fc.record({
    by: fc.constantFrom<LanguageEnd>('editor', 'page'),
    language: fc.constantFrom<Language>('nl', 'en'),
    /** ms since the previous step. */
    after: fc.integer({ min: 1, max: 150 }),
    /** ms until a message sent in this step arrives. */
    delay: fc.integer({ min: 0, max: 400 }),
    /** True if the other end sends every message back, as an echo. */
    echoed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const clock = new FakeClock();
      let delay = 0;
      let echoed = false;
      const connect = (from: LanguageEnd, to: LanguageEnd) =>
        createLanguageLink({
          end: from,
          language: 'nl',
          show: () => {},
          clock,
          send: (choice) => {
            const back = echoed;
            clock.after(() => {
              links[to].receive(choice);
              if (back) clock.after(() => links[from].receive(choice), delay);
            }, delay);
          },
        });
      const links: Record<LanguageEnd, ReturnType<typeof connect>> = {
        editor: connect('editor', 'page'),
        page: connect('page', 'editor'),
      };
      let last: Language = 'nl';
      for (const { by, language, after, ...way } of steps) {
        clock.advance(after);
        ({ delay, echoed } = way);
        // Only choosing a language that is not shown counts as a choice.
        if (links[by].current.language !== language) last = language;
        links[by].choose(language);
      }
      clock.advance(10_000);
      expect(links.page.current).toEqual(links.editor.current);
      expect(links.editor.current.language).toBe(last);
    }),
    { numRuns: 500 },
  );
});
