import { expect, it } from 'vitest';
import { createLayoutOverride, type LayoutOverride, layoutOverrideEvent } from './layout-override.ts';

it('createLayoutOverride dispatches one event for each changed layout, and null when the override ends', () => {
  const target = new EventTarget();
  const heard: unknown[] = [];
  target.addEventListener('page-layout-override', (event) =>
    heard.push((event as CustomEvent<LayoutOverride>).detail.layoutSettings),
  );
  const override = createLayoutOverride(target);
  override(null);
  override({ container: { gap: '2rem' } });
  override({ container: { gap: '2rem' } });
  override({ container: { gap: '3rem' } });
  override(null);
  override(null);
  expect(heard).toEqual([{ container: { gap: '2rem' } }, { container: { gap: '3rem' } }, null]);
  expect(layoutOverrideEvent).toBe('page-layout-override');
});
