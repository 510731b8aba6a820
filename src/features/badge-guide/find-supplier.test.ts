import { expect, it } from 'vitest'
import { ProblemError } from '../../contract/problem.ts'
import type { ProfileData } from '../../data/profile-data.ts'
import { findSupplier } from './find-supplier.ts'

/** A portal with one profile, one that was renamed, one that is suspended and one that has earned nothing. */
const publicProfile = (async (slug: string) => {
  if (slug === 'gone') throw new ProblemError({ status: 410, code: 'gone', message: 'Gone' })
  if (slug === 'offline') throw new TypeError('Failed to fetch')
  if (slug === 'bare') return { profile: { name: 'Bare', slug, shareable: false }, storedAt: null }
  if (!['wattle-wool', 'old-name'].includes(slug)) return null
  return {
    profile: { name: 'Wattle & Wool', slug: 'wattle-wool', shareable: true },
    storedAt: null,
  }
}) as ProfileData['publicProfile']

it.each([
  'wattle-wool',
  ' Wattle-Wool ',
  '/organization/wattle-wool',
  'https://x.example/organization/wattle-wool/?from=mail#top',
  'old-name',
])('WGT-7 finds the supplier by %j', async (asked) => {
  const found = await findSupplier({ publicProfile }, asked)
  expect(found).toEqual({ name: 'Wattle & Wool', slug: 'wattle-wool', problem: null })
})

it.each([
  ['Wattle & Wool', 'Wattle & Wool', 'malformed'],
  ['https://x.example', 'https://x.example', 'malformed'],
  ['/organization/Nobody', 'nobody', 'unknown'],
  ['gone', 'gone', 'hidden'],
  ['bare', 'bare', 'locked'],
  ['offline', 'offline', 'unreachable'],
])('WGT-7 says why there is no badge for %j', async (typed, asked, problem) => {
  expect(await findSupplier({ publicProfile }, typed)).toEqual({ asked, problem })
})
