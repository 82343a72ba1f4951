import { parseArgs } from 'node:util';

/** The parts of the run without a word, in the order in which they are printed; each is measured alone by its word. */
export const everydayParts = ['pages', 'weight', 'rendering', 'start', 'memory'] as const;
export type EverydayPart = (typeof everydayParts)[number];

/** What is measured by its word alone. */
const others = [
  'lighthouse',
  'editor',
  'editor-memory',
  'comparing',
  'tree',
  'media',
  'first-look',
  'tokens',
  'sections',
  'attacks',
  'api',
  'storage',
  'soak',
  'dev',
] as const;
export type OtherPart = (typeof others)[number];

/** All that can be asked for. */
export const benchWords = [...everydayParts, ...others] as const;

export interface Choice {
  /** Undefined for the everyday parts, all of them. */
  readonly word: EverydayPart | OtherPart | undefined;
  readonly json: boolean;
  readonly quick: boolean;
  /** How long a soak goes on; undefined where nobody said. */
  readonly seconds: number | undefined;
}

/** Why nothing is measured, as a sentence. */
export class RefusedArguments extends Error {}

/** @throws RefusedArguments where a word or an option is none, so that nobody waits for what was not asked for */
export function readArguments(args: readonly string[]): Choice {
  const { values, positionals } = parse(args);
  const [word, ...more] = positionals;
  if (more.length > 0) {
    throw new RefusedArguments(
      `One word at a time: ${positionals.map((one) => `"${one}"`).join(' and ')} are ${positionals.length}.`,
    );
  }
  if (word !== undefined && !isWord(word)) {
    throw new RefusedArguments(
      `The bench has no part "${word}". Its words are ${benchWords.join(', ')}; without one it measures ${everydayParts.join(', ')}.`,
    );
  }
  return {
    word,
    json: values.json ?? false,
    quick: values.quick ?? false,
    seconds: secondsOf(values.seconds, word),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, seconds: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new RefusedArguments(
      `${error instanceof Error ? error.message : String(error)}\nThe bench has --quick, --json and, for a soak, --seconds.`,
    );
  }
}

function secondsOf(given: string | undefined, word: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (word !== 'soak')
    throw new RefusedArguments('--seconds says how long a soak goes on, and belongs to "soak" alone.');
  if (!/^[1-9]\d{0,5}$/.test(given)) {
    throw new RefusedArguments(`--seconds is a whole number of seconds, such as 1200; "${given}" is none.`);
  }
  return Number(given);
}

function isWord(word: string): word is (typeof benchWords)[number] {
  return (benchWords as readonly string[]).includes(word);
}
