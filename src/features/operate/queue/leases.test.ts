import { expect, it } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import type { Lease } from '#src/api/resources/operate.ts'
import { createLeases } from './leases.ts'

const key = { slug: 'a', credentialId: 'b-corp' }
const ready = () => Promise.resolve()
const lease: Lease = { name: 'Vera', isSelf: true, until: '2026-01-01T00:00:00.000Z' }

function server() {
  const calls: string[] = []
  const answers: (() => void)[] = []
  const answer = (what: string) => {
    calls.push(what)
    return new Promise<void>((resolve) => answers.push(resolve))
  }
  const leases = createLeases(
    {
      lease: async (slug) => (await answer(`take ${slug}`), lease),
      endLease: (slug) => answer(`end ${slug}`),
    },
    ready,
  )
  /** Answers what is under way, until nothing is. */
  async function settle(all: Promise<void>[]) {
    const timer = setInterval(() => answers.shift()?.(), 0)
    await Promise.all(all)
    clearInterval(timer)
  }
  return { calls, leases, settle }
}

it('OPR-2 says in its order that a verifier came, went and came again', async () => {
  const { calls, leases, settle } = server()
  const all = [leases.take(key), leases.end(key), leases.take(key)]
  await Promise.resolve()
  expect(calls).toEqual(['take a'])
  await settle(all)
  expect(calls).toEqual(['take a', 'end a', 'take a'])
})

it('OPR-2 ends neither what was decided nor what was never taken', async () => {
  const { calls, leases, settle } = server()
  await settle([leases.take(key)])
  leases.decided(key)
  await settle([leases.end(key), leases.end({ ...key, slug: 'b' })])
  expect(calls).toEqual(['take a'])
})

it('OPR-2 does not end the lease of somebody else', async () => {
  const ended: string[] = []
  const leases = createLeases(
    {
      lease: async () => {
        throw new ProblemError({ status: 409, code: 'leased', reason: 'by', message: '' })
      },
      endLease: async (slug) => void ended.push(slug),
    },
    ready,
  )
  await expect(leases.take(key)).rejects.toMatchObject({ code: 'leased' })
  await leases.end(key)
  expect(ended).toEqual([])
})
