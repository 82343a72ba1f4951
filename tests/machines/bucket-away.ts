import sharp from 'sharp';
import type { Media } from '../../src/api/endpoints/media.ts';
import { type Answer, ask, call, waitUntil } from './ask.ts';
import type { Findings } from './findings.ts';
import type { Machine, Machines } from './machines.ts';
import { signIn } from './shared-state.ts';

const sentence = 'The site cannot reach its storage. Try again in a moment.';
const pages = ['/', '/cases', '/cases/shell', '/werkwijze', '/en/cases'];

/**
 * Cuts off the bucket and checks what both servers answer. Restores it and checks that uploads work again.
 */
export async function testLostBucket({ one, other, bucket }: Machines, findings: Findings): Promise<void> {
  if (!bucket) return;
  const { token, cookie } = await signIn(one.origin);
  const home = (await ask(`${one.origin}/`)).text;
  const [shown = ''] = /\/media\/[^"\s]+?\?[^"\s]*w=\d+[^"\s]*/.exec(home) ?? [];
  const variant = shown.replaceAll('&amp;', '&');
  findings.hold(variant !== '', 'The home page shows no picture');
  for (const { origin } of [one, other]) {
    await waitUntil('a picture of the home page', async () => (await ask(origin + variant)).status === 200);
  }
  const never = (await call<Media[]>(`${one.origin}/api/admin/media`, { token })).find(
    ({ mimeType, url }) => mimeType === 'image/webp' && !variant.startsWith(url),
  );
  const before = bucket.objects.size;
  bucket.fault = () => 'cut before';
  let seen = 0;
  for (const { origin } of [one, other]) {
    for (const path of pages) {
      findings.hold((await ask(origin + path)).status === 200, `Without the bucket ${path} is not answered`);
      seen += 1;
    }
    findings.hold((await ask(origin + variant)).status === 200, 'A picture in memory needs the bucket');
    const original = await ask(`${origin}${never?.url}`, { cookie });
    findings.hold(
      original.status === 503 && original.headers['cache-control'] === 'no-store',
      `A file that is not in memory answers ${original.status}`,
    );
    const upload = await sendUpload(origin, token, 1);
    findings.hold(
      upload.status === 503 && upload.text.includes(sentence),
      `An upload answers ${upload.status}: ${upload.text.slice(0, 200)}`,
    );
  }
  findings.note('pages without the bucket', seen);
  findings.hold(bucket.objects.size === before, 'Something came into the bucket that was away');
  bucket.fault = () => undefined;
  const begun = performance.now();
  await waitUntil(
    'the file that was not there',
    async () => (await ask(`${other.origin}${never?.url}`, { cookie })).status === 200,
  );
  const uploads = await Promise.all([sendUpload(one.origin, token, 2), sendUpload(other.origin, token, 3)]);
  for (const { status, text } of uploads)
    findings.hold(status === 201, `After it came back an upload answers ${status}: ${text}`);
  findings.note('well again after, ms', performance.now() - begun);
  await expectListed([one, other], token, uploads, findings);
}

async function sendUpload(origin: Machine['origin'], token: string, number: number): Promise<Answer> {
  const background = { r: number * 40, g: 90, b: 120 };
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), `machines-${number}.png`);
  const request = new Request(origin, { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return ask(`${origin}/api/admin/media`, {
    method: 'POST',
    token,
    headers,
    body: Buffer.from(await request.arrayBuffer()),
  });
}

/** Checks that both servers list every uploaded file. */
async function expectListed(
  machines: readonly Machine[],
  token: string,
  uploads: readonly Answer[],
  findings: Findings,
): Promise<void> {
  for (const { text } of uploads) {
    const { url } = JSON.parse(text) as Media;
    for (const { origin } of machines) {
      const listed = await call<Media[]>(`${origin}/api/admin/media`, { token });
      findings.hold(
        listed.some((file) => file.url === url),
        `${url} is not in the library of both servers`,
      );
    }
  }
}
