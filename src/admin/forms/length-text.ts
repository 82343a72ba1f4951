interface ParsedLength {
  readonly number: number;
  readonly unit: string;
}

/** Parses the number and unit of a length; undefined for `auto` and for anything invalid. */
export function parseLength(text: string): ParsedLength | undefined {
  const [, number, unit = ''] = /^(-?(?:\d+\.?\d*|\.\d+))\s*([a-z%]*)$/i.exec(text.trim()) ?? [];
  return number === undefined ? undefined : { number: Number(number), unit: unit.toLowerCase() };
}

/** Normalizes a typed length for storing: adds the unit to a bare number, removes spaces, lowercases. */
export function normalizeLength(typed: string, unit: string): string {
  const text = typed.trim().toLowerCase().replace(',', '.');
  const parsed = parseLength(text);
  if (!parsed) return text;
  if (parsed.number === 0 && parsed.unit === '') return '0';
  return formatLength({ number: parsed.number, unit: parsed.unit || unit });
}

/** Steps a length up or down: by 1, or by 0.1 for large units. */
export function stepLength(text: string, steps: number): string | undefined {
  const parsed = parseLength(text);
  if (!parsed) return undefined;
  const unit = parsed.unit || 'px';
  const step = unit === 'rem' || unit === 'em' || unit === 'fr' ? 0.1 : 1;
  return formatLength({ number: parsed.number + steps * step, unit });
}

export function formatLength({ number, unit }: ParsedLength): string {
  return `${Number(number.toFixed(3))}${unit}`;
}
