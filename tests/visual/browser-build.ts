/** The build of Chromium that the committed pictures were taken with: @sparticuz/chromium 153.0.0. Another draws letters differently. */
export const browserBuild = '153.0.8010.0';
