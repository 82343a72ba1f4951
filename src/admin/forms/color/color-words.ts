export const colorWords = {
  tokens: 'Design tokens',
  custom: 'Custom',
  recent: 'Recent colours',
  eyeDropper: 'Pick from screen',
  contrast: 'Contrast',
  ratio: (text: string, ratio: number, enough: boolean) =>
    `${text} ${ratio.toFixed(1)}${enough ? ' ✓' : ', low'}`,
  example: '#1a1a1a or oklch(…)',
  unknown: 'Enter a colour such as #1a1a1a or oklch(0.5 0.1 30).',
  none: 'None',
  clear: 'No colour',
  pick: (label: string) => `Pick ${label}`,
  open: (label: string, value: string) => `${label}: ${value}`,
} as const;
