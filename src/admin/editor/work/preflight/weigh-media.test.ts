import { afterEach, expect, it, vi } from 'vitest';
import { weighMedia } from './weigh-media.ts';

afterEach(() => vi.unstubAllGlobals());

it('weighMedia sends at most two requests at a time, and one per file', async () => {
  const asked: string[] = [];
  const [running, most] = [new Set<string>(), { count: 0 }];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    running.add(address);
    most.count = Math.max(most.count, running.size);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running.delete(address);
    return new Response(null, { headers: { 'content-length': String(address.length) } });
  });
  const names = ['/media/a', '/media/bb', '/media/ccc', '/media/dddd'];
  const [some, all] = await Promise.all([weighMedia(names.slice(0, 3)), weighMedia(names)]);
  expect(most.count).toBe(2);
  expect(asked.toSorted()).toEqual(names);
  expect([...all]).toEqual(names.map((name) => [name, name.length]));
  expect(some.get('/media/ccc')).toBe(10);
});

it('weighMedia requests a failed file again, and continues with the others', async () => {
  const answers = new Map([['/media/fails', 500]]);
  vi.stubGlobal(
    'fetch',
    async (address: string) =>
      new Response(null, { status: answers.get(address) ?? 200, headers: { 'content-length': '7' } }),
  );
  await expect(weighMedia(['/media/fails', '/media/other'])).rejects.toThrow('500');
  answers.clear();
  expect([...(await weighMedia(['/media/fails', '/media/other']))].map(([, bytes]) => bytes)).toEqual([7, 7]);
});
