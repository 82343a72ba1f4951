/** Characters that Unicode has in raised form (those whose compatibility mapping is `<super>`), in the order of `raised`. */
const normal = '0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδφχ';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᵠᵡ';

/** The same for lowered form (`<sub>`). */
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

/** Marks that are set small, and are one character in Unicode. */
const whole: Readonly<Record<string, string>> = { TM: '™', SM: '℠' };

/** Words in raised or lowered characters; undefined when one of them has no such form. Blanks stay. */
export function writeScript(words: string, script: Script): string | undefined {
  const mark = script === 'superscripts' ? whole[words.trim()] : undefined;
  if (mark) return mark;
  const characters = [...words].map((character) =>
    /\s/.test(character) ? character : maps[script].get(character),
  );
  return characters.includes(undefined) ? undefined : characters.join('');
}
