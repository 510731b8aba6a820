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
 * Words a failure that is about no field: a part of every first visit, which `problemText` is not.
 * @returns its English message where the dictionary does not know it, as another server or another
 *   release may answer it
 */
export function problemSentence({ language, find }: Texts, problem: Problem): string {
  const { message, code, reason, params } = problem
  if (language === defaultLanguage) return message
  return find(`problems.${code}.${reason}`, params) ?? find(`problems.${code}`, params) ?? message
}
