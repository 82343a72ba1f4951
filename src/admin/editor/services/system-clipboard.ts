/** Contents of a clipboard, by MIME type. */
export type Flavours = Readonly<Record<string, string>>;

/** Types that every browser can write and read without an event. */
const standardTypes = ['text/html', 'text/plain'] as const;

/** Writes to the clipboard outside of a clipboard event; false if the browser refuses. */
export async function writeSystem(flavours: Flavours): Promise<boolean> {
  try {
    const entries = standardTypes.map((type) => [type, new Blob([flavours[type] ?? ''], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(entries))]);
    return true;
  } catch {
    return false;
  }
}

/** Reads the standard types, with '' for a type that the clipboard lacks; undefined if the browser refuses. */
export async function readSystem(): Promise<Flavours | undefined> {
  try {
    const items = await navigator.clipboard.read();
    const texts = standardTypes.map(async (type) => {
      const item = items.find(({ types }) => types.includes(type));
      return [type, item ? await (await item.getType(type)).text() : ''] as const;
    });
    return Object.fromEntries(await Promise.all(texts));
  } catch {
    return undefined;
  }
}
