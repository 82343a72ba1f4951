import { checkPage } from '../../../../page-checks/page-checks.ts';
import { defineCheck } from '../check.ts';
import { preflightWords } from '../preflight-words.ts';

/**
 * Finds errors for which the server refuses to publish: a required value is missing, or a value is invalid.
 */
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
