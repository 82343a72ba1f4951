/** Tells of redirects that send visitors round: once for each circle, however many visitors come into it. */
export function createCircleReport(failed: (error: unknown) => void): (paths: readonly string[]) => void {
  const known = new Set<string>();
  return (paths) => {
    const circle = paths.join(' → ');
    if (known.has(circle)) return;
    known.add(circle);
    failed(new Error(`Redirects send visitors round: ${circle}. They get the not-found page.`));
  };
}
