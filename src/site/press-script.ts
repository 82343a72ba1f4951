/** ms that a pressed link waits for a script that does not load; then it is followed. */
const patience = 8000;

/** Controls that do nothing, or something other than they say, until their script has loaded. */
const scripted =
  'button[type=button]:not([popovertarget]),[data-action],[data-presentation],[data-press]' as const;

/**
 * Keeps a press that comes before the script it needs, and presses again once that is there. Stands in the head
 * of visitors' pages, allowed by its hash, since no file could come in time.
 *
 * A control belongs to the island round it, not counting what stands in an island's slot; every other one to
 * the page. An island says by the event `island` that it is alive, or that it will never be: what is then
 * pressed again falls to the browser, so that a link is followed. The page is ready when its module scripts
 * have run or failed. Meanwhile a control has `aria-busy`. A link is followed in this window, since a browser
 * lets only a fresh press open another.
 */
export const pressScript = [
  '((d,held,ready)=>{',
  'let again=(p,c,t)=>{',
  'held=held.filter(q=>q!=p);',
  "p.c.removeAttribute('aria-busy');",
  // Rendered anew, another button stands in the place of the one that was pressed.
  "c=p.c.isConnected?p.c:p.o!=d&&p.o.querySelector('button');",
  "if(c){t=c.target;c.target='_self';c.dispatchEvent(new MouseEvent('click',p.e));c.target=t}},",
  'settle=o=>held.forEach(p=>p.o==o&&again(p));',
  "addEventListener('click',(e,c,o,p)=>{",
  `c=e.isTrusted&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)&&e.target.closest('${scripted}');`,
  'if(!c)return;',
  "o=c.closest('[data-island],[data-island-slot]');",
  'if(!o||!o.dataset.island)o=d;',
  "if(o==d?ready:'alive'in o.dataset)return;",
  'e.preventDefault();o==d&&e.stopImmediatePropagation();',
  "if(c.getAttribute('aria-busy'))return;",
  "c.setAttribute('aria-busy','true');",
  'held.push(p={c,o,e});',
  `c.href&&setTimeout(()=>held.includes(p)&&again(p),${patience})`,
  '},true);',
  "addEventListener('DOMContentLoaded',()=>{ready=1;settle(d)});",
  "addEventListener('island',e=>settle(e.target))",
  '})(document,[])',
].join('');
