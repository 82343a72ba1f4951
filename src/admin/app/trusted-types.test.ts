// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { defaultPolicy } from './trusted-types.ts';

const refuses = (act: () => unknown) => expect(act).toThrow(TypeError);

describe('what libraries write into the editor by themselves', () => {
  it('is nothing, or an empty element', () => {
    expect(defaultPolicy.createHTML('')).toBe('');
    expect(defaultPolicy.createHTML('<script></script>')).toBe('<script></script>');
    for (const html of ['<b>x</b>', '<script>x</script>', ' <script></script>', '<img src=x onerror=y>']) {
      refuses(() => defaultPolicy.createHTML(html));
    }
  });

  it('starts workers of the build alone, or those that a library makes', () => {
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

  it('is never code', () => {
    refuses(() => defaultPolicy.createScript());
  });
});
