import { daysInFull } from './days-in-full.ts'
import { type Problem, problemSentence } from './problem-sentence.ts'
import type { Texts } from './texts.ts'

/**
 * Words a failure in the language of the page; a field is called by its label there.
 * @param called what the screen calls the field; left out: as the profile form does
 * @returns its English message where the dictionary does not know it
 */
export function problemText(texts: Texts, problem: Problem, called?: string): string {
  const { code, reason, field: path = null } = problem
  const field = called ?? labelOf(texts, path ?? '')
  const message = called && path ? problem.message.replace(path, called) : problem.message
  // `list` is what has the entry that the field of the problem names.
  const params = { ...daysInFull(texts.t, problem.params), field, list: field }
  return problemSentence(texts, { message, code, reason, params })
}

/** @param path as the API names it, such as `descriptions.de`, `contacts.address` or `credentialsToAdd.3` */
function labelOf({ find }: Texts, path: string): string {
  const [name] = path.split(/\W|To(?:Add|Delete)/)
  const last = path.split('.').at(-1)
  return (
    (name === 'credentialDetails' ? find(`profile-form.details.names.${last}`) : null) ??
    find(`terms.fields.${path}`) ??
    find(`terms.fields.${name}`) ??
    find(`problems.fields.${name}`) ??
    path
  )
}
