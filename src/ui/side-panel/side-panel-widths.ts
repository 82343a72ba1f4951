/** Widths of a side panel in CSS pixels; never wider than the window. */
export const sidePanelWidths = [300, 400, 500, 600] as const;

export const standardSidePanelWidth = 400;
