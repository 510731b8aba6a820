/** One sheet for all badges of a page; a `<style>` would need the page's leave (CSP). */
export const badgeSheet = new CSSStyleSheet()

/*
 * Lengths are shares of the badge (`cqw`), so that it may have any size. Nothing of the page's own style
 * comes in (`all`), but for the custom properties that it sets on purpose. Ground and seal are those of
 * the server's picture, whose place the badge takes. An outline that cannot be seen is seen in forced
 * colours; the one of dots makes the scallops of the seal.
 */
badgeSheet.replaceSync(`
a{all:initial;display:inline-block;max-width:100%;container-type:inline-size;overflow:hidden;aspect-ratio:40/9;outline:1px solid transparent;border-radius:var(--supplier-badge-radius,4%/17%);background:var(--supplier-badge-ground,var(--g));color:var(--supplier-badge-ink,#fff);cursor:pointer;--g:#1b2025;--s:#f0c15c}
.green{--g:#0f5132;--s:#b7e38b}
.blue{--g:#123f7c;--s:#8fd0f5}
a:focus-visible{outline:2px solid;outline-offset:-4px}
p{height:22.5cqw;margin:0 4cqw;display:flex;align-items:center;gap:4cqw}
i{width:13cqw;aspect-ratio:1;border-radius:50%;color:var(--supplier-badge-seal,var(--s));background:currentcolor;outline:2cqw dotted;outline-offset:-1cqw}
i:after{content:"";display:block;width:3cqw;height:6cqw;margin:2cqw 5cqw;border:solid var(--supplier-badge-ground,var(--g));border-width:0 1cqw 1cqw 0;rotate:45deg}
span{flex:1;font:3.6cqw/1.4 var(--supplier-badge-font,system-ui,sans-serif)}
b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere;unicode-bidi:plaintext;font-size:1.4em}
img{width:20cqw;height:11cqw;object-fit:contain}
`)
