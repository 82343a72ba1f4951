const scenePattern = /https:\/\/[\w.-]+(?::\d+)?\/[^\s"'`<>()\\]*?\.splinecode(?=[?"'`\s<>()\\]|$)/i;

/**
 * The address of the scene in a piece of Spline's own code (`<Spline scene="https://…/scene.splinecode" />`,
 * `<spline-viewer url="…">`, a script that loads it) or the bare address; undefined where there is none.
 */
export function sceneAddress(code: string): string | undefined {
  const address = scenePattern.exec(code)?.[0];
  return address !== undefined && URL.canParse(address) ? address : undefined;
}
