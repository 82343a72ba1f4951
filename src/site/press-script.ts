/** ms that a clicked link waits for its script before it is followed. */
const patience = 8000;

/** Controls that do nothing, or something different, until their script has loaded. */
const scripted =
  'button[type=button]:not([popovertarget]),[data-action],[data-presentation],[data-press]' as const;

/**
 * Keeps a click that comes before its script and clicks again when that has loaded. In the head of public
 * pages and allowed by its hash, since a file would load too late. A control belongs to the island around it
 * (except in the island's slot), otherwise to the page. The event `island` tells that an island is hydrated
 * or failed; after a failure the repeated click gets the browser's behaviour, so links are followed. The page
 * is ready when its module scripts have run or failed. A waiting control has `aria-busy`. Links are followed
 * in this window, since only a fresh click may open another.
 */
export const pressScript = [
  '((d,held,ready)=>{',
  'let again=(p,c,t)=>{',
  'held=held.filter(q=>q!=p);',
  "p.c.removeAttribute('aria-busy');",
  // After hydration another button may have replaced the clicked one.
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
