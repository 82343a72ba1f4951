/** The condition under which CSS itself moves the page's background along with scrolling. */
export const scrollTimelines = '(animation-timeline:scroll()) and (animation-range:0% 100%)';

/** The name of the background layer's animation, by which the script finds it where CSS cannot. */
export const backgroundAnimation = 'page-background';
