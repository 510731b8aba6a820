import { createHash } from 'node:crypto'
import { problem } from '../texts/problem.ts'

/**
 * ETag of a profile's version.
 * @param version counts the saves, from 1
 */
export function versionTag(version: number): string {
  return `"${version}"`
}

/** ETag of a body: changes whenever a byte of it does. */
export function contentTag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether an `If-None-Match` header names the tag (weakly, RFC 9110 section 13.1.2). */
export function isNotModified(header: string | undefined, tag: string): boolean {
  if (!header) return false
  return header.split(',').some((one) => {
    const given = one.trim()
    return given === '*' || given.replace(/^W\//, '') === tag
  })
}

/**
 * The version that an `If-Match` header names.
 * @returns null where there is no condition
 * @throws ProblemError 400 when it names no version
 */
export function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim()) ?? []
  if (version === undefined) {
    throw problem(400, 'problems.invalid.version-tag', { field: 'If-Match' })
  }
  return Number(version)
}
