import { parseArgs } from 'node:util';

/** Parts of a run without arguments, in printed order. Passing a part's name measures only that part. */
export const everydayParts = ['pages', 'weight', 'rendering', 'start', 'memory'] as const;
export type EverydayPart = (typeof everydayParts)[number];

/** Parts that run only if they are named. */
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

/** Names of all parts. */
export const benchWords = [...everydayParts, ...others] as const;

export interface Choice {
  /** Undefined for all everyday parts. */
  readonly word: EverydayPart | OtherPart | undefined;
  readonly json: boolean;
  readonly quick: boolean;
  /** Duration of the soak test; undefined for the default. */
  readonly seconds: number | undefined;
}

/** Invalid arguments. Its message is a sentence for the user. */
export class ArgumentsError extends Error {}

/** @throws ArgumentsError if a part or an option is unknown, before anything is measured */
export function readArguments(args: readonly string[]): Choice {
  const { values, positionals } = parse(args);
  const [word, ...more] = positionals;
  if (more.length > 0) {
    throw new ArgumentsError(
      `One word at a time: ${positionals.map((one) => `"${one}"`).join(' and ')} are ${positionals.length}.`,
    );
  }
  if (word !== undefined && !isWord(word)) {
    throw new ArgumentsError(
      `The bench has no part "${word}". Its words are ${benchWords.join(', ')}; without one it measures ${everydayParts.join(', ')}.`,
    );
  }
  return {
    word,
    json: values.json ?? false,
    quick: values.quick ?? false,
    seconds: parseSeconds(values.seconds, word),
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
    throw new ArgumentsError(
      `${error instanceof Error ? error.message : String(error)}\nThe bench has --quick, --json and, for a soak, --seconds.`,
    );
  }
}

function parseSeconds(given: string | undefined, word: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (word !== 'soak')
    throw new ArgumentsError('--seconds says how long a soak goes on, and belongs to "soak" alone.');
  if (!/^[1-9]\d{0,5}$/.test(given)) {
    throw new ArgumentsError(`--seconds is a whole number of seconds, such as 1200; "${given}" is none.`);
  }
  return Number(given);
}

function isWord(word: string): word is (typeof benchWords)[number] {
  return (benchWords as readonly string[]).includes(word);
}
