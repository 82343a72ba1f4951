import { expect, test } from 'vitest';
import { readUserAgent } from './device-list.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';

test.each([
  [`${mac} ${blink} Safari/537.36`, 'Chrome', 'macOS'],
  [`${mac} ${webKit} Version/19.0 Safari/605.1.15`, 'Safari', 'macOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'macOS',
  ],
  [`${windows} ${blink} Safari/537.36 Edg/149.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${blink} Safari/537.36 OPR/130.0.0.0`, 'Opera', 'Windows'],
  [`${windows} ${blink} Safari/537.36 Vivaldi/7.9`, 'Vivaldi', 'Windows'],
  [`${iphone} ${webKit} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${iphone} ${webKit} CriOS/149.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${iphone} ${webKit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [`${iphone} ${webKit} Version/19.0 EdgiOS/149.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iPhone'],
  [
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${webKit} Version/16.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPad',
  ],
  [`${android} ${blink} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/149.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15', null, 'Linux'],
  ['curl/8.7.1', null, null],
  ['', null, null],
])('readUserAgent reads %s', (userAgent, browser, system) => {
  expect(readUserAgent(userAgent)).toEqual({ browser, system });
});
