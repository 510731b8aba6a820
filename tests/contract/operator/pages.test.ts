import { expect, it } from 'vitest'
import { growthSuite } from '../../fixtures/growth-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'

/** Lists of what grows with the suppliers. */
const lists = [
  'credentials list',
  'credentials list --status PENDING',
  'memberships list',
  'memberships list --status PENDING',
  'organisations list',
  'organisations list --status SUSPENDED',
  'claims list',
  'audit list',
  'audit list --since 2024-01-01T03:00:00Z',
]

growthSuite('lists of the operator in pages', (bench) => {
  it.each(lists)('API-8 %s shows each row once, in the order of the whole', async (words) => {
    const line = words.split(' ')
    const whole = (await operateJson(bench.place, [...line, '--limit', '10000'])) as unknown[]
    const limit = Math.ceil(whole.length / 3)
    const pages: unknown[][] = []
    let after: string[] = []
    do {
      const page = [...line, '--limit', String(limit), ...after]
      const { stdout, stderr } = await operate(bench.place, [...page, '--json'])
      pages.push(JSON.parse(stdout) as unknown[])
      const [, place] = / --after (\S+) shows the next ones\.\n$/.exec(stderr) ?? []
      after = place ? ['--after', place] : []
    } while (after.length > 0)
    expect(whole.length).toBeGreaterThan(5)
    expect(pages.map((rows) => rows.length)).toEqual([limit, limit, whole.length - 2 * limit])
    expect(pages.flat()).toEqual(whole)
  })

  it.each([
    ['nonsense', 'an earlier call said'],
    ['eyJhIjoxfQ', 'an earlier call said'],
    [Buffer.from('["audit list","a","b"]').toString('base64url'), '‘audit list’'],
  ])('API-8 takes no place such as %s, and says so', async (place, sentence) => {
    const { code, stderr } = await operate(bench.place, ['claims', 'list', '--after', place])
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)])
  })
})
