import { type DeviceRules, scopeRules } from '#blocks/shared/device-rules.ts';

/**
 * Creates the collector of the editor's frame. Views add their CSS while they render; it is in the document
 * before the next paint. A block that is no longer there leaves rules that match nothing.
 */
export function createLiveDeviceRules(): DeviceRules {
  const sheet = document.createElement('style');
  document.head.append(sheet);
  const rules = new Map<string, string>();
  let isWaiting = false;
  const write = () => {
    isWaiting = false;
    sheet.textContent = [...rules].map(([key, css]) => scopeRules(css, key)).join('');
  };
  return {
    add(key, css) {
      if (rules.get(key) === css) return key;
      rules.set(key, css);
      if (!isWaiting) queueMicrotask(write);
      isWaiting = true;
      return key;
    },
  };
}
