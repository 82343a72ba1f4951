/** Adds styles that a part loaded later brings along; the second time under one name does nothing. */
export function addStyles(name: string, css: string): void {
  if (document.head.querySelector(`style[data-part="${name}"]`)) return;
  const style = document.createElement('style');
  style.dataset.part = name;
  style.textContent = css;
  document.head.append(style);
}
