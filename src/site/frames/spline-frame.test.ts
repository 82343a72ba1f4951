import { expect, it } from 'vitest';
import { buildSplineFrame } from './spline-frame.ts';

const { html, path, policy } = buildSplineFrame('/assets/spline-1.js');

it('the Spline frame is sandboxed without an origin, and only our own pages may embed it', () => {
  expect(path).toBe('/frame/spline');
  const rules = policy.split('; ');
  expect(rules[0]).toBe('sandbox allow-scripts');
  expect(rules).toContain("default-src 'none'");
  expect(rules).toContain("frame-ancestors 'self'");
  expect(rules).toContain("form-action 'none'");
  expect(policy).not.toContain('allow-same-origin');
});

it('the Spline frame does not contain the runtime, and imports it only for a scene', () => {
  expect(html).toContain('import("/assets/spline-1.js")');
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html.length).toBeLessThan(2000);
});
