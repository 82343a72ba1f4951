import type { FetchOutside } from '#server/security/fetch-outside.ts';

type Answer = Buffer | object | Error;

/** Fakes requests to other sites: returns the responses that a test sets, and records the URLs. */
export class VideoProvider {
  /** Responses by a part of the URL. The first match counts. */
  answers: readonly (readonly [string, Answer])[] = [];
  /** Requested URLs, without their protocol. */
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
