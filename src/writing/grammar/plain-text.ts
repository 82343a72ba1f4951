import type { Node } from 'prosemirror-model';
import { plainSchema } from './schema.ts';
import type { Text } from './text.ts';

const { nodes } = plainSchema;

/** Words are written as they are; each end of a line is a break. */
export function readPlain(source: string): Text {
  const content = source
    .split(/\r\n?|\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [nodes.break.create()] : []),
      ...(line === '' ? [] : [plainSchema.text(line)]),
    ]);
  return plain(nodes.doc.create(null, nodes.paragraph?.create(null, content)), source);
}

/** What an edited document is written as; byte for byte the text as it was, where nothing has changed. */
export function writePlain(doc: Node, original: Text): Text {
  if (doc.eq(original.doc)) return original;
  const end = original.source.includes('\r\n') ? '\r\n' : '\n';
  return plain(
    doc,
    doc.textBetween(0, doc.content.size, '', () => end),
  );
}

function plain(doc: Node, source: string): Text {
  return { kind: 'plain', source, doc, pieces: [{ slice: source, gap: '' }], tail: '', definitions: '' };
}
