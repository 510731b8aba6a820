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
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * Hashes a password for keeping.
 * @returns a PHC string, so that the parameters can grow without locking anybody out
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await compute(password, salt, current, hashBytes)
  const { memory, passes, parallelism } = current
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/** Whether a password belongs to a hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parts = phc.exec(stored)
  if (!parts) return false
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  const expected = Buffer.from(hash, 'base64')
  const given = await compute(
    password,
    Buffer.from(salt, 'base64'),
    { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    expected.length,
  )
  return timingSafeEqual(expected, given)
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
