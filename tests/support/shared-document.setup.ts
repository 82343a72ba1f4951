import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

interface ReactTests {
  IS_REACT_ACT_ENVIRONMENT?: boolean;
}

// Files that share a process share its document as well: each finds it as the first one did.
const { matchMedia } = window;
const address = location.href;

afterAll(() => {
  cleanup();
  delete (globalThis as ReactTests).IS_REACT_ACT_ENVIRONMENT;
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  window.matchMedia = matchMedia;
});
