const scenePattern = /https:\/\/[\w.-]+(?::\d+)?\/[^\s"'`<>()\\]*?\.splinecode(?=[?"'`\s<>()\\]|$)/i;

/**
 * Extracts the URL of the scene from Spline's embed code (`<Spline scene="https://…/scene.splinecode" />`,
 * `<spline-viewer url="…">`, a script) or from a bare URL; undefined if there is none.
 */
export function findSceneAddress(code: string): string | undefined {
  const address = scenePattern.exec(code)?.[0];
  return address !== undefined && URL.canParse(address) ? address : undefined;
}
