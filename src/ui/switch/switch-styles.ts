/** Styles in which a switch marks its selected option. */
export const switchStyles = ['default', 'pills', 'sliding'] as const;

export type SwitchStyle = (typeof switchStyles)[number];
