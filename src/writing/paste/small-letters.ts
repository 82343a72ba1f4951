/**
 * Characters with a superscript form in Unicode (compatibility mapping `<super>`), in the order of `raised`.
 */
const normal = '0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδφχ';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᵠᵡ';

/** Characters with a subscript form (`<sub>`). */
const normalLow = '0123456789+-−=()aehijklmnoprstuvxβγρφχ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ';

export type Script = 'superscripts' | 'subscripts';

const maps: Readonly<Record<Script, ReadonlyMap<string, string>>> = {
  superscripts: pair(normal, raised),
  subscripts: pair(normalLow, lowered),
};

function pair(from: string, to: string): ReadonlyMap<string, string> {
  const targets = [...to];
  return new Map([...from].map((character, index) => [character, targets[index] ?? character]));
}

/** Superscripts for which Unicode has one character. */
const whole: Readonly<Record<string, string>> = { TM: '™', SM: '℠' };

/**
 * Converts text to superscript or subscript characters; undefined if one has no such form. Spaces are kept.
 */
export function writeScript(words: string, script: Script): string | undefined {
  const mark = script === 'superscripts' ? whole[words.trim()] : undefined;
  if (mark) return mark;
  const characters = [...words].map((character) =>
    /\s/.test(character) ? character : maps[script].get(character),
  );
  return characters.includes(undefined) ? undefined : characters.join('');
}
