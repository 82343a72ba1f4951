import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';

const say = preflightWords.redirects;

/** Lists the redirects that publishing creates, changes or deletes. */
export const redirectsCheck = defineCheck({
  id: 'redirects',
  position: 10,
  name: preflightWords.names.redirects,
  needs: ['redirectChanges'],
  *find(_tree, { redirectChanges }) {
    for (const { fromPath, toPath } of redirectChanges) {
      const sentence = toPath === null ? say.dropped(fromPath) : say.leads(fromPath, toPath);
      yield { severity: 'note', place: { blockId: null, field: '' }, sentence };
    }
  },
});
