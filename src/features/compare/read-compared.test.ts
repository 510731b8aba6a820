import { expect, it, vi } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import { emptyProfile } from '#src/contract/empty-profile.fixture.ts'
import { readCompared } from './read-compared.ts'

const problem = (status: number) => new ProblemError({ status, code: 'x', message: 'x' })
const read = (slug: string, storedAt: number | null = null) => ({
  profile: { ...emptyProfile, slug },
  storedAt,
})

it('DSC-4 compares what can be read, and says why the rest is not there', async () => {
  // As in a browser: a server sends no page without an answer.
  vi.stubEnv('SSR', false)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const answers: Record<string, () => Promise<ReturnType<typeof read> | null>> = {
    fresh: async () => read('fresh'),
    kept: async () => read('kept', 7),
    older: async () => read('older', 5),
    nobody: async () => null,
    suspended: () => Promise.reject(problem(410)),
    away: () => Promise.reject(problem(0)),
  }
  const publicProfile = (slug: string) => answers[slug]?.() ?? Promise.resolve(null)
  const compared = await readCompared({ publicProfile }, Object.keys(answers))
  expect(compared.profiles.map(({ slug }) => slug)).toEqual(['fresh', 'kept', 'older'])
  expect(compared.storedAt).toBe(5)
  expect(compared.missing).toEqual([
    { slug: 'nobody', why: 'unknown' },
    { slug: 'suspended', why: 'suspended' },
    { slug: 'away', why: 'away' },
  ])
})

it('DSC-4 compares a supplier once, under whichever of its names it is asked for', async () => {
  const compared = await readCompared({ publicProfile: async () => read('new-name') }, ['a', 'b'])
  expect(compared.profiles).toHaveLength(1)
})
