/** The `@supports` condition for scroll-driven animations, which move the page's background. */
export const scrollTimelines = '(animation-timeline:scroll()) and (animation-range:0% 100%)';
