import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

interface ReactTests {
  IS_REACT_ACT_ENVIRONMENT?: boolean;
}

// Test files in one process share its document, so each file restores it.
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
