import { describe, expect, it } from 'vitest';
import type { Device } from '#content/look/layout.ts';
import { buildDeviceCss, createDeviceRules, scopeRules } from './device-rules.ts';
import type { Style } from './style.ts';

const css = (desktop: Style, tablet: Style, mobile: Style) =>
  buildDeviceCss((device: Device) => ({ desktop, tablet, mobile })[device]);
const tablets = '@media screen and (min-width:768px) and (max-width:1023px)';
const phones = '@media screen and (max-width:767px)';

describe('the CSS for an element that differs per device', () => {
  it('contains only the differences, and is empty without any', () => {
    const same = { paddingTop: '8px', gap: '1rem' };
    expect(css(same, same, same)).toBe('');
    expect(css(same, same, { ...same, paddingTop: '4px' })).toBe(`${phones}{&{padding-top:4px!important}}`);
  });

  it('is written once if tablet and mobile are the same', () => {
    const narrow = { '--columns': '1fr' };
    expect(css({ '--columns': '1fr 1fr' }, narrow, narrow)).toBe(
      '@media screen and (max-width:1023px){&{--columns:1fr!important}}',
    );
    expect(css({}, { order: 1 }, { order: 2 })).toBe(
      `${tablets}{&{order:1!important}}${phones}{&{order:2!important}}`,
    );
  });

  it('unsets properties that only desktop has', () => {
    expect(css({ textAlign: 'center' }, { textAlign: 'center' }, {})).toBe(
      `${phones}{&{text-align:unset!important}}`,
    );
  });

  it('leaves out a value that could end its declaration or the style element', () => {
    for (const bad of ['1px}body{', '</style>', 'red;x', '\\3c', '&'])
      expect(css({}, {}, { color: bad })).toBe('');
  });

  it('keeps wide lengths within their container, as inline styles do', () => {
    expect(css({}, {}, { width: '900px' })).toContain('width:min(900px, 100%)!important');
  });
});

it('elements with the same CSS share a rule, and rules share their media query', () => {
  const rules = createDeviceRules();
  expect([
    rules.add('a', '@media x{&{y:z}}'),
    rules.add('b', '@media x{&{y:z}}'),
    rules.add('c', '@media x{&{a:b}}'),
  ]).toEqual(['0', '0', '1']);
  expect(rules.css()).toBe('@media x{[data-rules="0"]{y:z}[data-rules="1"]{a:b}}');
});

it('an id with quotes or backslashes cannot break out of its selector', () => {
  expect(scopeRules('&{}', 'a"]{}\\')).toBe('[data-rules="a\\"]{}\\\\"]{}');
});
