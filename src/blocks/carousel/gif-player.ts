/** Files by address: a gif that starts anew each time its slide shows is fetched once. */
const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
/** How to stop what a slide plays. */
const playing = new WeakMap<HTMLElement, () => void>();

/**
 * Plays a slide's gif from its first frame, after its delay. A new address for the same bytes is what makes
 * a browser begin again.
 */
export function startGif(slide: HTMLElement): void {
  const image = slide.querySelector('img');
  const { gif = '', delay, once } = slide.dataset;
  if (!image || playing.has(slide)) return;
  letMove(slide);
  renderStill(slide);
  let address = '';
  let stopped = false;
  const begin = async () => {
    try {
      const bytes = await load(gif);
      if (stopped) return;
      const shown = once === undefined ? bytes : playedOnce(bytes);
      address = URL.createObjectURL(new Blob([shown]));
      // What stands in a source goes before it.
      for (const source of slide.querySelectorAll('source')) source.remove();
      image.src = address;
      await image.decode();
    } catch (error) {
      log(error);
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

/** Stops it and shows its first frame. */
export function restGif(slide: HTMLElement): void {
  renderStill(slide);
  playing.get(slide)?.();
  playing.delete(slide);
}

/** Lets a gif that nobody starts run on. */
export function freeGif(slide: HTMLElement): void {
  letMove(slide);
  slide.querySelector('canvas')?.remove();
}

/** Removes the still that replaces the gif for people who want less motion: somebody who plays it wants the motion. */
function letMove(slide: HTMLElement): void {
  slide.querySelector('source[media]')?.remove();
}

/** A gif says how often it plays in an extension of this name; one without it plays once. */
const loopExtension = 'NETSCAPE2.0';

/** The same moving picture, WebP or gif, told to play once. */
export function playedOnce(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  // It stands before the first frame, behind a palette of 768 bytes at the most.
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const isWebp = head.startsWith('RIFF');
  const at = head.indexOf(isWebp ? 'ANIM' : loopExtension);
  if (at < 0) return bytes;
  const copy = bytes.slice();
  // In a WebP (RFC 9649, 2.7.1.1) the number of rounds is two bytes behind the chunk's name, its size and a colour.
  if (isWebp) copy.set([1, 0], at + 12);
  else copy.fill(0x2d, at, at + loopExtension.length);
  return copy;
}

/** A canvas shows the first frame of a picture that moves. */
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

/** What fails to play is only logged: the slide still shows. */
export function log(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log line
  console.info('Carousel:', error);
}
