/**
 * The build of Chromium that took the committed screenshots: @sparticuz/chromium 153.0.0. Other builds render
 * text differently.
 */
export const browserBuild = '153.0.8010.0';
