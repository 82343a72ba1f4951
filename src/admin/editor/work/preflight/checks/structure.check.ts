import { checkPage } from '../../../../page-checks/page-checks.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';

/** What the server refuses to publish: a required value is not there, or a value is none. */
export const structureCheck = defineCheck({
  id: 'structure',
  position: 1,
  name: preflightWords.names.structure,
  *find(tree) {
    for (const { block, field, message } of checkPage(tree).issues) {
      yield { severity: 'refuses', place: { blockId: block?.id ?? null, field }, sentence: message };
    }
  },
});
