import { expect, it } from 'vitest';
import { buildSplineFrame } from './spline-frame.ts';

const { html, path, policy } = buildSplineFrame('/assets/spline-1.js');

it('has no origin, and is framed by our own pages only', () => {
  expect(path).toBe('/frame/spline');
  const rules = policy.split('; ');
  expect(rules[0]).toBe('sandbox allow-scripts');
  expect(rules).toContain("default-src 'none'");
  expect(rules).toContain("frame-ancestors 'self'");
  expect(rules).toContain("form-action 'none'");
  expect(policy).not.toContain('allow-same-origin');
});

it('carries no runtime, only where to find it once a scene is asked for', () => {
  expect(html).toContain('import("/assets/spline-1.js")');
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html.length).toBeLessThan(2000);
});
