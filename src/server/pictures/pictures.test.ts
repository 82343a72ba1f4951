import { afterEach, expect, it } from 'vitest';
import { pictureWorkerSource } from './picture-worker-source.ts';
import { createPictures } from './pictures.ts';

// No task runs here, so no process is started.
const pictures = createPictures(pictureWorkerSource);
const { promise: never, resolve: end } = Promise.withResolvers<void>();
afterEach(() => {
  end();
  pictures.close();
});

it('images do not wait for PDFs, HEICs or fonts, however many and slow', async () => {
  const pdfs = Array.from({ length: 10 }, () =>
    pictures.now({ lane: 'uploads', isolated: true }, () => never),
  );
  expect(await pictures.now({ lane: 'uploads' }, async () => 'a picture that is inspected')).toBeDefined();
  expect(await pictures.now({ lane: 'visitor', pixels: 1 }, async () => 'a variant')).toBeDefined();
  end();
  await Promise.all(pdfs);
});
