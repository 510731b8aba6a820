import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

type Parameters = { memory: number; passes: number; parallelism: number }

/**
 * Argon2id with 19 MiB and 2 passes, the least that OWASP's Password Storage Cheat Sheet accepts;
 * one hash takes some 35 ms.
 */
const current: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const hashBytes = 32
const saltBytes = 16
const phc = /^(\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+))\$([\w+/]+)$/

/**
 * What a hash begins with: how it is computed, and its salt. Passwords that are hashed with the same
 * one can be told apart with one computation.
 * @param bytes 16 bytes; random ones where nothing is said
 */
export function newSalt(bytes: Buffer = randomBytes(saltBytes)): string {
  const { memory, passes, parallelism } = current
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(bytes)}`
}

/** The beginning of a hash, which another one can be made with; null where it is no hash of ours. */
export function saltOf(stored: string): string | null {
  return phc.exec(stored)?.[1] ?? null
}

/**
 * Hashes a password for storage.
 * @param salt as `newSalt` or `saltOf` gives it: that of the address (`address-salt.ts`)
 * @returns a PHC string, so that the parameters can grow without locking accounts out
 */
export async function hashPassword(password: string, salt: string): Promise<string> {
  return `${salt}$${encode(await hashWith(password, salt))}`
}

/** Whether a password belongs to a hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  return (await fittingHashes(password, [stored])).has(stored)
}

/**
 * Which of several hashes a password belongs to. Computes once for all that have the same salt, and
 * once also where there are none: the time does not tell how many there are.
 */
export async function fittingHashes(
  password: string,
  stored: readonly string[],
): Promise<Set<string>> {
  const bySalt = Map.groupBy(stored, saltOf)
  bySalt.delete(null)
  if (bySalt.size === 0) await hashWith(password, newSalt())
  const fitting = new Set<string>()
  for (const [salt, hashes] of bySalt) {
    const given = await hashWith(password, salt ?? '')
    for (const hash of hashes) if (hasBytes(hash, given)) fitting.add(hash)
  }
  return fitting
}

function hasBytes(stored: string, given: Buffer): boolean {
  const expected = Buffer.from(phc.exec(stored)?.[6] ?? '', 'base64')
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function hashWith(password: string, salt: string): Promise<Buffer> {
  const [, , memory, passes, parallelism, bytes = ''] = phc.exec(`${salt}$A`) ?? []
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  return compute(password, Buffer.from(bytes, 'base64'), parameters, hashBytes)
}

function compute(
  password: string,
  salt: Buffer,
  parameters: Parameters,
  length: number,
): Promise<Buffer> {
  // NFKC, so that one keyboard's composed é is another's e and accent (NIST SP 800-63B, 5.1.1.2).
  const message = password.normalize('NFKC')
  return derive('argon2id', { message, nonce: salt, tagLength: length, ...parameters })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
