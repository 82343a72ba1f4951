import { expect, it } from 'vitest';
import {
  listSettingsIssues,
  noSettings,
  resolveFrameSettings,
  type SettingsLevels,
} from './frame-settings.ts';

it('the frame uses edited settings over loaded ones, based on the settings for all versions', () => {
  const levels: SettingsLevels = {
    globalLayout: { container: { gap: '1px' } },
    ofPage: {
      ...noSettings,
      layoutSettings: { container: { maxWidth: '900px' } },
      backgroundSettings: { backgroundColorLight: '#ffffff' },
    },
    ofVersion: { layoutSettings: { container: { gap: '2px' } } },
  };
  expect(resolveFrameSettings(levels, {})).toMatchObject({
    globalLayout: { container: { gap: '1px' } },
    layoutSettings: { container: { gap: '2px', maxWidth: '900px' } },
    backgroundSettings: { backgroundColorLight: '#ffffff' },
    dynamicBackgroundSettings: null,
  });
  const edited = { layoutSettings: null, backgroundSettings: { backgroundColorLight: '#000000' } };
  expect(resolveFrameSettings(levels, edited)).toMatchObject({
    layoutSettings: { container: { maxWidth: '900px' } },
    backgroundSettings: { backgroundColorLight: '#000000' },
  });
});

it('settings that fail to load are reported in the specified words', () => {
  const failed = new Error('API Error: 500 Internal Server Error');
  expect(listSettingsIssues({ globalLayout: null, pageLayout: null, pageBackground: null })).toEqual([]);
  expect(listSettingsIssues({ globalLayout: failed, pageLayout: failed, pageBackground: failed })).toEqual([
    'API Error: 500 Internal Server Error',
    'Failed to load page layout settings',
    'Failed to load page background settings',
  ]);
  expect(listSettingsIssues({ globalLayout: new Error(), pageLayout: null, pageBackground: null })).toEqual([
    'Failed to load global layout settings',
  ]);
});
