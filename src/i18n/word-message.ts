/** What a place of a message takes. */
export type MessageValues = Readonly<Record<string, string | number>>

type Forms = Readonly<Record<string, CompiledMessage>>
/** A text, a place by its name, or a place with the forms that its value decides of. */
type Token = string | readonly [name: string, type?: string, forms?: Forms]

/** A message as `compileMessage` of `@lingui/message-utils` gives it. */
export type CompiledMessage = readonly Token[]

/**
 * Words a compiled message. Lingui's own code for it weighs 1.9 kB in every first visit, with dates and
 * times, and makes a formatter for numbers with each plural, which takes a phone some milliseconds.
 * @param rules those of the language; only a message with a plural asks for them
 */
export function wordMessage(
  message: CompiledMessage,
  values: MessageValues,
  rules: () => Intl.PluralRules,
): string {
  let text = ''
  for (const token of message) {
    if (typeof token === 'string') {
      text += token
      continue
    }
    const [name, , forms] = token
    const value = values[name] ?? ''
    text += forms ? wordMessage(formOf(forms, value, rules), values, rules) : value
  }
  return text
}

/** The form for exactly this value, or for its kind of number, or for all others. */
function formOf(forms: Forms, value: string | number, rules: () => Intl.PluralRules) {
  const exact = Object.hasOwn(forms, value) ? forms[value] : undefined
  if (exact) return exact
  return (typeof value === 'number' && forms[rules().select(value)]) || forms['other'] || []
}
