/** Files by URL, so that a GIF that restarts each time its slide is shown is fetched once. */
const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
/** Functions that stop a slide's GIF. */
const playing = new WeakMap<HTMLElement, () => void>();

/**
 * Plays a slide's GIF from its first frame, after its delay. Browsers restart a GIF only if it has a new URL.
 */
export function startGif(slide: HTMLElement): void {
  const image = slide.querySelector('img');
  const { gif = '', delay, once } = slide.dataset;
  if (!image || playing.has(slide)) return;
  removeStillImage(slide);
  renderStill(slide);
  let address = '';
  let stopped = false;
  const begin = async () => {
    try {
      const bytes = await load(gif);
      if (stopped) return;
      const shown = once === undefined ? bytes : withSinglePlay(bytes);
      address = URL.createObjectURL(new Blob([shown]));
      // A <source> would take precedence over `src`.
      for (const source of slide.querySelectorAll('source')) source.remove();
      image.src = address;
      await image.decode();
    } catch (error) {
      logMediaError(error);
    }
    if (!stopped) slide.querySelector('canvas')?.remove();
  };
  const timer = setTimeout(begin, Number(delay ?? 0));
  load(gif).catch(() => {});
  playing.set(slide, () => {
    stopped = true;
    clearTimeout(timer);
    if (address === '') return;
    image.src = gif;
    URL.revokeObjectURL(address);
  });
}

/** Stops a slide's GIF and shows its first frame. */
export function stopGif(slide: HTMLElement): void {
  renderStill(slide);
  playing.get(slide)?.();
  playing.delete(slide);
}

/** Lets a GIF run that no slide controls. */
export function releaseGif(slide: HTMLElement): void {
  removeStillImage(slide);
  slide.querySelector('canvas')?.remove();
}

/** Removes the still image for reduced motion: a user who starts the GIF wants it to move. */
function removeStillImage(slide: HTMLElement): void {
  slide.querySelector('source[media]')?.remove();
}

/** Name of the GIF extension with the number of repeats. A GIF without it plays once. */
const loopExtension = 'NETSCAPE2.0';

/** Copies an animated WebP or GIF so that it plays once. */
export function withSinglePlay(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  // The loop count is before the first frame, after a palette of at most 768 bytes.
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const isWebp = head.startsWith('RIFF');
  const at = head.indexOf(isWebp ? 'ANIM' : loopExtension);
  if (at < 0) return bytes;
  const copy = bytes.slice();
  // In a WebP (RFC 9649, 2.7.1.1) the loop count is two bytes after the chunk's name, its size and a colour.
  if (isWebp) copy.set([1, 0], at + 12);
  else copy.fill(0x2d, at, at + loopExtension.length);
  return copy;
}

/** Draws the first frame of an animated image on a canvas. */
function renderStill(slide: HTMLElement): void {
  const image = slide.querySelector('img');
  if (!image || slide.querySelector('canvas')) return;
  if (!image.complete || image.naturalWidth === 0) {
    image.addEventListener('load', () => image.src.startsWith('blob:') || renderStill(slide), { once: true });
    return;
  }
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.after(canvas);
}

function load(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const known =
    files.get(address) ??
    fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    });
  files.set(address, known);
  return known;
}

/** Logs media that fail to play. The slide is still shown. */
export function logMediaError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log line
  console.info('Carousel:', error);
}
