import type { FetchOutside } from '#server/security/fetch-outside.ts';

type Answer = Buffer | object | Error;

/** Stands in for what is outside: answers what a test says, and counts what it is asked. */
export class VideoProvider {
  /** By a part of the address, the first that fits. */
  answers: readonly (readonly [string, Answer])[] = [];
  /** What was asked, without its protocol. */
  readonly asked: string[] = [];

  readonly fetchOutside: FetchOutside = async (url, { hosts, signal }) => {
    signal.throwIfAborted();
    if (!hosts.includes(url.hostname)) throw new Error(`${url.host} is not allowed`);
    this.asked.push(decodeURIComponent(url.href.slice('https://'.length)));
    const answer = this.answers.find(([part]) => url.href.includes(part))?.[1] ?? new Error('no network');
    if (answer instanceof Error) throw answer;
    return Buffer.isBuffer(answer) ? answer : Buffer.from(JSON.stringify(answer));
  };
}

export const vimeoVideo = {
  title: 'De <b>film</b>',
  author_name: 'Studio Elders',
  thumbnail_url: 'https://i.vimeocdn.com/video/1-d_1280',
};
