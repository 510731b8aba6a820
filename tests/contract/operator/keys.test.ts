import { expect, it } from 'vitest'
import { loadKeys } from '#server/identity/provider/keys.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'

contractSuite('keys by the operator', (bench) => {
  it('AUT-2 keys rotate needs a portal that has been started, and says which key signs', async () => {
    const line = ['keys', 'rotate']
    const early = await operate(bench.place, line)
    expect(early).toMatchObject({ code: 1, stderr: expect.stringContaining('no key yet') })
    const { db } = bench.open
    const before = await loadKeys(db)
    expect((await operate(bench.place, line)).code).toBe(0)
    const after = await loadKeys(db)
    expect(after.signing.kid).not.toBe(before.signing.kid)
    expect(after).toMatchObject({ former: [before.signing], cookies: before.cookies })
    expect((await operate(bench.place, [...line, '--leaked'])).stdout).toContain(after.signing.kid)
    expect((await loadKeys(db)).former).toEqual([])
    const log = JSON.stringify(await operateJson(bench.place, ['audit', 'list']))
    expect(log.split('keys.rotate')).toHaveLength(3)
    expect(log).not.toContain(before.signing.d)
  })

  it('AUT-2 of keys rotated at the same moment none is forgotten', async () => {
    const { db } = bench.open
    const { signing } = await loadKeys(db)
    const rotations = Array.from({ length: 4 }, () => operate(bench.place, ['keys', 'rotate']))
    const codes = (await Promise.all(rotations)).map(({ code }) => code)
    expect(codes).toEqual([0, 0, 0, 0])
    const after = await loadKeys(db)
    expect(new Set(after.former.map(({ kid }) => kid)).size).toBe(4)
    expect(after.former.at(-1)).toEqual(signing)
  })
})
