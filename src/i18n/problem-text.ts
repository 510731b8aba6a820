import { defaultLanguage } from './languages.ts'
import type { Texts } from './texts.ts'
import type { MessageValues } from './word-message.ts'

/** A failure as a server answers it or the portal itself finds it; any other Error has words only. */
export type Problem = {
  message: string
  code?: string | undefined
  reason?: string | undefined
  field?: string | null | undefined
  params?: MessageValues | undefined
}

/**
 * Words a failure in the language of the page. One that the dictionary does not know, as another server
 * or another release may answer it, keeps the words that it has, which are English.
 */
export function problemText({ language, find }: Texts, problem: Problem): string {
  const { message, code, reason, field, params } = problem
  if (language === defaultLanguage) return message
  const [name] = field?.split(/\W|To[AD]/) ?? []
  const label = find(`terms.fields.${name}`) ?? find(`problems.fields.${name}`) ?? field ?? ''
  // `list` is what has the entry that `field` names.
  const values = { ...params, field: label, list: label }
  return find(`problems.${code}.${reason}`, values) ?? find(`problems.${code}`, values) ?? message
}
