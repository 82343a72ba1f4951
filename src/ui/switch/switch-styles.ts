/** How a switch shows which of its choices is on. */
export const switchStyles = ['default', 'pills', 'sliding'] as const;

export type SwitchStyle = (typeof switchStyles)[number];
