/** Adds the styles of a script that is loaded later, once per name. */
export function addStyles(name: string, css: string): void {
  if (document.head.querySelector(`style[data-part="${name}"]`)) return;
  const style = document.createElement('style');
  style.dataset.part = name;
  style.textContent = css;
  document.head.append(style);
}
