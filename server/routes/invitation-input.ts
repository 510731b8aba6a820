import * as v from 'valibot'
import { emailKey, isEmailAddress } from '#src/contract/email-address.ts'
import { text } from '#src/contract/fields.ts'
import type { Invitation } from '#src/contract/invitation.ts'
import * as limits from '#src/contract/limits.ts'
import { htmlToText } from '../markup/html-to-text.ts'
import { problem, ruleProblem } from '../texts/problem.ts'

/**
 * Whom an invitation is for, in either reading: each address once, as it was first typed.
 * @throws ProblemError 422 naming the first one that is no address, or both lists
 */
export function readRecipients({ recipients, emails }: Invitation): string[] {
  if (recipients && emails) {
    throw problem(422, 'problems.invalid.two-recipient-lists', { field: 'emails' })
  }
  const field = recipients ? 'recipients' : 'emails'
  const unique = new Map<string, string>()
  for (const [index, email] of (recipients ?? emails ?? []).entries()) {
    if (!isEmailAddress(email)) {
      throw problem(422, 'problems.invalid.recipient', { field: `${field}.${index}` })
    }
    const key = emailKey(email)
    if (!unique.has(key)) unique.set(key, email)
  }
  return [...unique.values()]
}

/**
 * The personal message, in either reading, as text; empty where there is none.
 * @throws ProblemError 422 where it is too long once its markup is gone, or there are two
 */
export function readMessage({ mailBody, template }: Invitation): { text: string; field: string } {
  if (mailBody !== undefined && template !== undefined) {
    throw problem(422, 'problems.invalid.two-messages', { field: 'template' })
  }
  if (template === undefined) return { text: mailBody?.trim() ?? '', field: 'mailBody' }
  // Entities can hide what the contract saw no sign of.
  const checked = v.safeParse(text(limits.inviteMessage), htmlToText(template))
  if (checked.success) return { text: checked.output, field: 'template' }
  throw ruleProblem(422, 'template', checked.issues[0].message)
}
