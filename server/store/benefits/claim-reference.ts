import { randomInt } from 'node:crypto'

/** Digits and letters that are not mistaken for one another when read out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 3
const groupLength = 4

/** A reference to tell over the phone, such as `7KQF-9M2X-4TBC`: 58 bits, too many to guess. */
export function newClaimReference(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
