import { Wand2 } from 'lucide-react';
import { session } from '../session/api.ts';
import { siteSettingsQuery } from '../settings/settings-queries.ts';
import { startWords } from '../start/start-words.ts';
import { defineWaiting } from './waiting.ts';

/** The first-run steps, until the owner has completed them. */
export const start = defineWaiting({
  id: 'start',
  position: 7,
  query: siteSettingsQuery,
  line: ({ settings }) => {
    if (settings.setUp || session.store.getState().user?.role !== 'owner') return undefined;
    return {
      text: startWords.title,
      detail: startWords.waitingDetail,
      to: '/admin/start',
      icon: Wand2,
    };
  },
});
