/*
 * The picture is the server's; the words lie where the picture has its own. Lengths are shares of the
 * badge (`cqw`), so that it may have any size. Nothing of the page's own style comes in (`all`).
 */
const css = `
a{all:initial;box-sizing:border-box;position:relative;container-type:inline-size;overflow:hidden;aspect-ratio:40/9;border-radius:3.75%/16.7%;direction:ltr;cursor:pointer;forced-color-adjust:none}
a:focus-visible{outline:2px solid #fff;box-shadow:0 0 0 4px #000}
img{position:absolute;inset:0;width:100%;height:100%;color:transparent}
span{position:absolute;inset:0 31% 6% 22.5%;display:flex;flex-direction:column;justify-content:center;background:inherit;color:#fff;font:3.9cqw/1.45 system-ui,sans-serif}
b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere;unicode-bidi:plaintext;font-size:5cqw;line-height:1.2}
`

let sheet: CSSStyleSheet | undefined

/** One sheet for all badges of a page; a `<style>` would need the page's leave (CSP). */
export function badgeSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
  }
  return sheet
}
