import { emailKey } from '../../contract/email-address.ts'
import { readEmails } from '../../contract/email-list.ts'
import * as limits from '../../contract/limits.ts'

/** What came of typing or pasting addresses. */
export type Addition = {
  /** The whole list, new ones at the end. */
  emails: string[]
  /** Pieces that are no address. */
  invalid: string[]
  /** Addresses for which there is no room. */
  surplus: string[]
}

/**
 * Adds the addresses in a text to a list. One that is there already is ignored (INV-1).
 * @param list addresses so far
 * @param text as it was typed or pasted
 */
export function addRecipients(list: readonly string[], text: string): Addition {
  const emails = [...list]
  const known = new Set(list.map(emailKey))
  const surplus: string[] = []
  const { addresses, others } = readEmails(text)
  for (const address of addresses) {
    const key = emailKey(address)
    if (known.has(key)) continue
    known.add(key)
    if (emails.length < limits.invitees) emails.push(address)
    else surplus.push(address)
  }
  return { emails, invalid: others, surplus }
}

/**
 * What is left over after an addition: earlier pieces that did not get into the list, and its own, each once.
 * @param before pieces that earlier additions left over
 */
export function notAdded(before: readonly string[], added: Addition): string[] {
  const taken = new Set(added.emails.map(emailKey))
  const all = [...before, ...added.invalid, ...added.surplus]
  return [...new Set(all)].filter((one) => !taken.has(emailKey(one)))
}
