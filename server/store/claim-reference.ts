import { randomInt } from 'node:crypto'

/** Digits and letters that nobody takes for one another when reading them out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 3
const groupLength = 4

/** A reference to tell over the phone, such as `7KQF-9M2X-4TBC`: 58 bits that nobody can guess. */
export function newClaimReference(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
