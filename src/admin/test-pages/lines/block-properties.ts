import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block, BlockDefinition } from '#content/block/block.ts';
import { formatPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { type FieldPath, listFieldPaths } from './field-paths.ts';
import { describeFirstChange, readFingerprint } from './fingerprint.ts';
import type { Line } from './line.ts';
import { createSampleBlocks } from './sample-block.ts';
import { listOtherValues } from './sample-values.ts';
import type { TestFrame } from './test-frame.ts';
import type { TestLines } from './test-lines.ts';

/** The result for a field whose value was applied, but shows only with time or interaction. */
export const onlyInUse = 'taken, and seen in use';

/**
 * Changes every field of every block type in the frame, in the language the definitions need, and reports the
 * visible effect.
 */
export const checkLines: TestLines = async function* (frame) {
  frame.language.choose('en');
  for (const definition of blockDefinitions.values()) {
    for (const at of listFieldPaths(definition)) yield await checkField(frame, definition, at);
  }
};

async function checkField(frame: TestFrame, definition: BlockDefinition, at: FieldPath): Promise<Line> {
  const name = `${definition.type}: ${formatPath(at.path)}`;
  const tried: string[] = [];
  for (const block of createSampleBlocks(definition, at)) {
    for (const value of listOtherValues(at.field, getValueAt(block, at.path))) {
      const { taken, change } = await tryValue(frame, block, at.path, value);
      tried.push(formatValue(value));
      if (!taken)
        return { name, expected: formatValue(value), measured: 'the page did not take it', passed: false };
      if (change !== undefined) return { name, expected: formatValue(value), measured: change, passed: true };
    }
  }
  return { name, expected: [...new Set(tried)].join(', '), measured: onlyInUse, passed: true };
}

async function tryValue(frame: TestFrame, block: Block, path: FieldPath['path'], value: unknown) {
  frame.show([block]);
  await frame.rendered();
  const said = frame.heard.length;
  const before = readFingerprint(frame.find('main .blocks'));
  frame.edit({ type: 'block/set', blockId: block.id, path, value });
  const rendered = await frame.rendered();
  const refused = frame.heard.slice(said).some(({ type }) => type === 'page/need-sync');
  return {
    taken: rendered && !refused,
    change: describeFirstChange(before, readFingerprint(frame.find('main .blocks'))),
  };
}

function formatValue(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
