/**
 * Converts captions to WebVTT: those of SRT have no header, and a comma in their times. '' for a text without a
 * single cue.
 */
export function toWebVtt(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (!/^(?:\d+:)?\d{1,2}:\d{2}[.,]\d{3}\s*-->/m.test(lines)) return '';
  const cues = lines.replace(
    /^((?:\d+:)?\d{1,2}:\d{2}),(\d{3}\s*-->\s*(?:\d+:)?\d{1,2}:\d{2}),(\d{3})/gm,
    '$1.$2.$3',
  );
  return cues.startsWith('WEBVTT') ? cues : `WEBVTT\n\n${cues}`;
}

/** Builds the URL of a track: its text itself, so that captions need no request and no server. */
export function buildTrackUrl(captions: string): string {
  return `data:text/vtt;charset=utf-8,${encodeURIComponent(captions)}`;
}
