/** Code that stands between braces. */
export interface Expression {
  readonly expression: string;
}

export const expression = (code: string): Expression => ({ expression: code });

type Attribute = string | number | boolean | undefined | Expression;

/** An element as somebody would type it: on one line while it fits there. */
export function jsxText(
  name: string,
  attributes: Readonly<Record<string, Attribute>>,
  children?: string,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => writeAttribute(key, value));
  const line = [name, ...written].join(' ');
  if (children === undefined) return line.length < lineWidth ? `<${line} />` : `${broken(name, written)}/>`;
  const open = line.length < lineWidth ? `<${line}>` : `${broken(name, written)}>`;
  const whole = `${open}${children}</${name}>`;
  if (whole.length <= lineWidth && !children.includes('\n')) return whole;
  return `${open}\n${indented(children)}\n</${name}>`;
}

/** Characters that the place for code shows beside each other. */
const lineWidth = 52;

const broken = (name: string, written: readonly string[]) => `<${name}\n${indented(written.join('\n'))}\n`;

export const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

function writeAttribute(key: string, value: Attribute): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [key];
  if (typeof value === 'string') return [`${key}="${value}"`];
  return [`${key}={${typeof value === 'number' ? value : value.expression}}`];
}
