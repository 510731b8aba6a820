import { isEmailAddress, plainEmail, plainSigns } from './email-address.ts'

/** What a text with addresses holds, in its order. */
export type EmailList = {
  /** In their normal form, as often as they are there. */
  addresses: string[]
  /** Pieces that are no address. */
  others: string[]
}

/** Signs of any script between addresses, and the marks of lists. */
const between = /[,;|]|[^\P{Po}\p{ASCII}]/u
const parted = new RegExp(`${between.source}|\\t`, 'u')
const mailto = /mailto:([^?\s<>",;]*)(?:\?[^\s<>",;]*)?/giu
const quoted =
  /["\u201c-\u201f\u00ab\u300c\u300e]([^"\u201c-\u201f\u00bb\u300d\u300f\n]*)["\u201c-\u201f\u00bb\u300d\u300f]/gu
const bracketed =
  /[\p{Ps}\p{Pi}<]\s*([^\s<>\p{Ps}\p{Pe}]*@[^\s<>\p{Ps}\p{Pe}]*)\s*[\p{Pe}\p{Pf}>]/gu
/** The bullet of a list and the apostrophe of a spreadsheet: what was read is shown before it is sent. */
const markOf = /^['*](?=[\p{L}\p{N}])/u
const mark = /^(?:\p{P}?\p{N}{1,3}[.)\]:]*|[-*+>\u2010-\u2015\u2022-\u27bf]+)$/u

/**
 * Reads addresses as they are typed, and as they are copied from mail programs, spreadsheets, chats and
 * web pages: one or many between the spaces, lines and signs of any script, in brackets behind a name,
 * numbered, as links (KEEP-3).
 */
export function readEmails(text: string): EmailList {
  const list: EmailList = { addresses: [], others: [] }
  const plain = plainSigns(text)
    .replaceAll(mailto, (_all, address: string) => decoded(address))
    .replaceAll(quoted, (_all, inner: string) => (inner.includes('@') ? ` ${inner} ` : ' '))
    .replaceAll(bracketed, ' <$1> ')
  // A name before brackets may have a comma, as in `Last, First <a@example.com>`.
  for (const entry of plain.split(/[;\n\r\v\f\u2028\u2029]/u)) readEntry(entry, list)
  return list
}

/** Whether a text ends with what stands between addresses, or has it between two of them. */
export function isEndedList(text: string): boolean {
  const plain = plainSigns(text)
  const at = plain.indexOf('@')
  if (at < 0) return false
  const isBetween = (piece: string) => /\s/u.test(piece) || between.test(piece)
  const last = plain.at(-1) ?? ''
  // After an ideographic full stop a domain may go on.
  return (
    (isBetween(last) && !/[\u3002\uff61]/u.test(last)) ||
    (plain.includes('@', at + 1) && isBetween(plain))
  )
}

function readEntry(entry: string, list: EmailList): void {
  let names: string[] = []
  for (const part of entry.split(parted)) {
    if (!part.includes('@')) {
      const name = part.trim()
      if (name && !mark.test(name)) names.push(name)
      continue
    }
    const hasBrackets = /<[^<>]*>/u.test(part)
    if (!hasBrackets) list.others.push(...names)
    names = []
    for (const [word] of part.matchAll(/<[^<>]*>|[^\s<>]+/gu))
      if (!hasBrackets || word.includes('@')) readWord(word, list)
  }
  list.others.push(...names)
}

function readWord(word: string, { addresses, others }: EmailList): void {
  const address = plainEmail(word.replace(markOf, ''))
  if (isEmailAddress(address)) addresses.push(address)
  else if (!mark.test(word)) others.push(word.replaceAll(/[<>]/gu, ''))
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
