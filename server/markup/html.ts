/** Markup that is safe to send: made by `html` only. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type HtmlValue = string | number | Html | null | undefined | false | readonly HtmlValue[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * A piece of markup in which every inserted text is escaped; only other pieces of markup are not.
 * Attributes must be quoted. `null`, `undefined` and `false` insert nothing.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const parts = strings.map(
    (part, index) => part + (index < values.length ? render(values[index]) : ''),
  )
  return new Html(parts.join(''))
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(render).join('')
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
