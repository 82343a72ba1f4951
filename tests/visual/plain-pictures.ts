import type { Route } from '@playwright/test';

/**
 * Replaces every image, because images are not part of the design and would take most of a screenshot's
 * bytes.
 */
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><path fill="#9c968c" d="M0 0h1v1H0z"/></svg>';

export const servePlainPictures = (route: Route) =>
  route.fulfill({ contentType: 'image/svg+xml', body: plain });
