import { expect, test } from 'vitest';
import { buildTrackUrl, toWebVtt } from './captions.ts';

test('WebVTT is kept, with normalised line ends', () => {
  const text = 'WEBVTT\n\n00:01.000 --> 00:02.500\nDag, allemaal.';
  expect(toWebVtt(`${text}\r\n`.replaceAll('\n', '\r\n'))).toBe(text);
});

test('SRT is converted to WebVTT without changing commas in the text', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,500\nDag, 1,000 mensen.';
  expect(toWebVtt(text)).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nDag, 1,000 mensen.');
});

test.each(['', 'Dag', 'WEBVTT', '00:01 --> 00:02'])('a text without a cue gives no captions: %j', (text) => {
  expect(toWebVtt(text)).toBe('');
});

test('the track URL can encode any text', () => {
  const text = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<b>50 % & "één"</b>';
  expect(decodeURIComponent(buildTrackUrl(text).split(',')[1] ?? '')).toBe(text);
});
