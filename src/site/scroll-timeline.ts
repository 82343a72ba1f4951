/** The condition under which CSS itself moves the page's background along with scrolling. */
export const scrollTimelines = '(animation-timeline:scroll()) and (animation-range:0% 100%)';
