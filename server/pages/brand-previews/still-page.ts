/** Any script with its content; the data of a page, in which `<` is escaped, is one too. */
const scripts = /<script\b[^>]*>[^]*?<\/script>/g
const parts = /<link\b[^>]*\brel="(?:modulepreload|manifest|canonical|alternate)"[^>]*>/g
/** As React writes them, and the sanitiser of a brand's HTML: attributes in quotes, `>` escaped in them. */
const linkTargets = /(<(?:a|area)\b[^>]*?\s)href="[^"]*"/g
const formTargets = /(<(?:form|button|input)\b[^>]*?\s)(?:form)?action="[^"]*"/g

/** A page that does nothing: without scripts and data, its links lead to itself and its forms nowhere. */
export function stillPage(html: string): string {
  return html
    .replaceAll(scripts, '')
    .replaceAll(parts, '')
    .replaceAll(linkTargets, '$1href="#"')
    .replaceAll(formTargets, '$1')
}
