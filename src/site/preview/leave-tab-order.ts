/** Everything that Tab stops at. */
const stops = 'a, button, input, select, textarea, summary, video, audio, iframe, [tabindex]';

/**
 * Removes everything in the page from the tab order: while it is edited its links do nothing, and the outline
 * lists its blocks. An opened dialog keeps its own order.
 */
export function leaveTabOrder(): void {
  const leave = (element: Element) => {
    if (!element.matches(stops) || element.closest('dialog')) return;
    if (element.getAttribute('tabindex') !== '-1') element.setAttribute('tabindex', '-1');
  };
  const leaveAll = (node: Node) => {
    if (!(node instanceof Element)) return;
    leave(node);
    for (const element of node.querySelectorAll(stops)) leave(element);
  };
  leaveAll(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') leave(target as Element);
      else addedNodes.forEach(leaveAll);
    }
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['tabindex'],
  });
}
