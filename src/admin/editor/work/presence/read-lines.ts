/** Calls back with every line of a stream, the empty ones too, until it ends. */
export async function readLines(
  body: ReadableStream<Uint8Array>,
  line: (text: string) => void,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let begun = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (begun + value).split('\n');
    begun = lines.pop() ?? '';
    for (const text of lines) line(text);
  }
}
