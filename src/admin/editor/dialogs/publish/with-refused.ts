import type { Finding } from '../../work/preflight/finding.ts';

/** What both the server and a check here have found is said once. */
export function withRefused(findings: readonly Finding[], refused: readonly Finding[]): readonly Finding[] {
  const isKnown = ({ place, sentence }: Finding) =>
    findings.some(
      (other) =>
        other.place.blockId === place.blockId &&
        other.place.field === place.field &&
        other.sentence === sentence,
    );
  return [...refused.filter((finding) => !isKnown(finding)), ...findings];
}
