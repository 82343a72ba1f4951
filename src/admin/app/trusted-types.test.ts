// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defaultPolicy } from './trusted-types.ts';

const refuses = (act: () => unknown) => expect(act).toThrow(TypeError);

describe('the default Trusted Types policy', () => {
  it('allows as HTML only an empty string or an empty script element', () => {
    expect(defaultPolicy.createHTML('')).toBe('');
    expect(defaultPolicy.createHTML('<script></script>')).toBe('<script></script>');
    for (const html of ['<b>x</b>', '<script>x</script>', ' <script></script>', '<img src=x onerror=y>']) {
      refuses(() => defaultPolicy.createHTML(html));
    }
  });

  it('allows as script URLs only files of the build and blobs of the same origin', () => {
    for (const address of [
      '/assets/worker-1.js',
      `${location.origin}/assets/a.js`,
      `blob:${location.origin}/x`,
    ]) {
      expect(defaultPolicy.createScriptURL(address)).toBe(address);
    }
    for (const address of [
      'https://evil.example/assets/a.js',
      '//evil.example/assets/a.js',
      '/media/0123456789abcdef/a.js',
      '/assets/../media/a.js',
      'data:text/javascript,x',
      'javascript:x',
    ]) {
      refuses(() => defaultPolicy.createScriptURL(address));
    }
  });

  it('never allows script code', () => {
    refuses(() => defaultPolicy.createScript());
  });
});
