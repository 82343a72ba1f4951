/** ms after which the page is shown without its movement; a browser gives up on a page that waits for 4000. */
const patience = 2000;

/**
 * Holds the first rendering of a page that is reached from another page of the site until it can move into place:
 * what moves is looked for at that rendering, and a browser often paints a page of which it has read the top.
 *
 * The page waits until it has been read: an element is expected that never comes
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect). On the way back it also waits for its own
 * script, since the picture that shrinks into its card is named in `pagereveal` (`client/view-transitions.ts`).
 * That script is asked for a second time, which runs it once but lets it block
 * (https://html.spec.whatwg.org/multipage/urls-and-fetching.html#blocking-attributes); it is at hand, since the
 * page was left from it. The first page of a visit waits for nothing, nor does any for who prefers less motion.
 *
 * Stands behind the page's script in the head of visitors' pages, allowed by its hash: a document whose body has
 * begun can no longer be held.
 */
export const pageChangeScript = [
  '((d,a,hold,l,s)=>{',
  "if(!a?.from||matchMedia('(prefers-reduced-motion:reduce)').matches)return;",
  "hold=e=>{e.setAttribute('blocking','render');d.head.append(e);",
  `setTimeout(()=>e.remove(),${patience})};`,
  "l=d.createElement('link');l.rel='expect';l.href='#-';hold(l);",
  "d.addEventListener('readystatechange',()=>l.remove());",
  "if(a.navigationType=='traverse'&&a.from.index>a.entry.index){",
  "s=d.createElement('script');s.type='module';s.src=d.querySelector('script[type=module]').src;hold(s)}",
  '})(document,self.navigation?.activation)',
].join('');
