import type { Language } from '#content/language/language.ts';

const dutch = {
  title: 'Even geen verbinding',
  text: 'Deze pagina heb je nog niet eerder bekeken, dus ik kan hem nu niet laten zien. Zodra je weer online bent, werkt alles gewoon.',
  retry: 'Probeer opnieuw',
  kept: 'Dit kun je nu wel lezen',
};

const english: typeof dutch = {
  title: 'No connection right now',
  text: 'You haven’t looked at this page before, so I can’t show it to you yet. As soon as you’re back online, everything works as usual.',
  retry: 'Try again',
  kept: 'What you can read now',
};

export const offlineWords: Readonly<Record<Language, typeof dutch>> = { nl: dutch, en: english };
