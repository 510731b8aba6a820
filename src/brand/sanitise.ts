import DOMPurify from 'dompurify'

/**
 * The nodes of a brand's HTML, without anything that runs, embeds, or styles.
 * @param html from the operator, not trusted
 * @returns without anything that could run
 */
export function sanitise(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
    FORBID_ATTR: ['style', 'id', 'name'],
  })
}
