import type { Route } from '@playwright/test';

/** In place of every picture: these are none of the design's, and weigh most of a screenshot. */
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><path fill="#9c968c" d="M0 0h1v1H0z"/></svg>';

export const plainPictures = (route: Route) => route.fulfill({ contentType: 'image/svg+xml', body: plain });
