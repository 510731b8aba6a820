import { emailKey, isEmailAddress } from '../../contract/email-address.ts'
import * as limits from '../../contract/limits.ts'

/** What came of typing or pasting addresses. */
export type Addition = {
  /** The whole list, new ones at the end. */
  emails: string[]
  /** Pieces that are no address, as they were typed. */
  invalid: string[]
  /** Addresses for which there is no room. */
  surplus: string[]
}

/**
 * Adds the addresses in a text to a list: one, or many separated by spaces, commas, semicolons or
 * lines, also as mail programs copy them ('Ada <ada@example.com>'). One that is there already is
 * ignored (INV-1).
 */
export function addRecipients(list: readonly string[], text: string): Addition {
  const emails = [...list]
  const known = new Set(list.map(emailKey))
  const invalid: string[] = []
  const surplus: string[] = []
  for (const piece of piecesOf(text)) {
    if (!isEmailAddress(piece)) invalid.push(piece)
    else if (!known.has(emailKey(piece))) {
      known.add(emailKey(piece))
      if (emails.length < limits.invitees) emails.push(piece)
      else surplus.push(piece)
    }
  }
  return { emails, invalid, surplus }
}

/**
 * Whether an input's text is to be added at once: an address that was ended, or a pasted list. A name
 * before an address is neither.
 */
export function isEnded(text: string): boolean {
  const at = text.indexOf('@')
  return at >= 0 && (/[,;\s]$/.test(text) || (text.includes('@', at + 1) && /[,;\s]/.test(text)))
}

function piecesOf(text: string): string[] {
  const unquoted = text.replaceAll(/"([^"\n]*)"/g, (_, inner: string) =>
    inner.includes('@') ? inner : '',
  )
  return unquoted.split(/[,;\n]/).flatMap((part) => {
    // The name before an address in angle brackets says nothing here.
    const bracketed = [...part.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim())
    const words = part.includes('@') ? part.split(/\s/) : [part.trim()]
    return (bracketed.length > 0 ? bracketed : words).filter(Boolean)
  })
}
