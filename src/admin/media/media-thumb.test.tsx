import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MediaThumb } from './media-thumb.tsx';

const file = { url: '/media/0123456789abcdef/a.jpg', mimeType: 'image/jpeg', width: 800, height: 600 };
const blur = '112233445566778899aabbccddeeff001122';
const rendered = (more: object) => renderToStaticMarkup(<MediaThumb media={{ ...file, ...more }} />);

it.each([
  [{ width: 1600, height: 1000 }, 'background-size:100% 100%'],
  [{ width: 1600, height: 500 }, 'background-size:100% 50%'],
  [{ width: 800, height: 1000 }, 'background-size:50% 100%'],
])('an image of %j shows placeholder colours in the area that it will cover', (size, expected) => {
  const html = rendered({ ...size, blur });
  expect(html).toContain('--b1:#112233');
  expect(html).toContain('--b6:#001122');
  expect(html).toContain(expected);
  expect(html).toContain('background-position:center');
});

it('the placeholder colours follow the focal point of the image', () => {
  expect(rendered({ blur, focalPoint: { x: 0.25, y: 1 } })).toContain('background-position:25% 100%');
});

it('an image without stored colours uses the background of the thumbnail', () => {
  expect(rendered({})).not.toContain('background');
});
