import type { Node } from 'prosemirror-model';
import { plainSchema } from './schema.ts';
import type { Text } from './text.ts';

const { nodes } = plainSchema;

/** Reads a plain text, in which line ends are breaks. */
export function readPlain(source: string): Text {
  const content = source
    .split(/\r\n?|\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [nodes.break.create()] : []),
      ...(line === '' ? [] : [plainSchema.text(line)]),
    ]);
  return createPlainText(nodes.doc.create(null, nodes.paragraph?.create(null, content)), source);
}

/** Writes an edited document as plain text. Without changes the source stays byte for byte the same. */
export function writePlain(doc: Node, original: Text): Text {
  if (doc.eq(original.doc)) return original;
  const end = original.source.includes('\r\n') ? '\r\n' : '\n';
  return createPlainText(
    doc,
    doc.textBetween(0, doc.content.size, '', () => end),
  );
}

function createPlainText(doc: Node, source: string): Text {
  return { kind: 'plain', source, doc, pieces: [{ slice: source, gap: '' }], tail: '', definitions: '' };
}
