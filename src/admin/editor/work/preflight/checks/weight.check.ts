import { defineCheck } from '../check.ts';
import { type ThemeUrls, walkPhoneMedia } from '../phone-media.ts';
import { preflightWords } from '../preflight-words.ts';
import { sumWeights } from '../weigh-media.ts';
import { weightBudget } from '../weight-budget.ts';

const say = preflightWords.weight;

/** Finds blocks, and pages, whose images and videos are too large for a phone. */
export const weightCheck = defineCheck({
  id: 'weight',
  position: 9,
  name: preflightWords.names.weight,
  needs: ['weights'],
  *find(tree, { weights }) {
    const known: ThemeUrls[] = [];
    for (const { block, ...shown } of walkPhoneMedia(tree, weights.addressOf)) {
      const bytes = sumWeights([shown], weights.bytes);
      known.push(shown);
      if (bytes > weightBudget.block) {
        const sentence = say.block(bytes, weightBudget.block);
        yield { severity: 'note', place: { blockId: block.id, field: '' }, sentence };
      }
      yield undefined;
    }
    const all = sumWeights(known, weights.bytes);
    if (all > weightBudget.page) {
      const sentence = say.page(all, weightBudget.page);
      yield { severity: 'note', place: { blockId: null, field: '' }, sentence };
    }
  },
});
