import { expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'
import { brandActions } from '../../fixtures/brand-actions.ts'

contractSuite('states of brands on the command line', (bench) => {
  const put = (id: string, name: string, line: string[] = []) =>
    operate(
      bench.place,
      ['brands', 'put', '-', ...line],
      JSON.stringify({ ...defaultBrand, id, name, brandImages: {} }),
    )
  const run = (...line: string[]) => operate(bench.place, line)

  it('OPR-4 each brand that is put is a state, and an earlier one is published again', async () => {
    await put('acme', 'First', ['--host', 'acme.example'])
    await put('acme', 'Second')
    const versions = async () =>
      (
        (await operateJson(bench.place, ['brands', 'versions', 'acme'])) as { number: string }[]
      ).map(({ number }) => number)
    expect(await versions()).toEqual(['2', '1'])
    expect(await run('brands', 'publish-version', 'acme', '1')).toMatchObject({ code: 0 })
    expect(await operateJson(bench.place, ['brands', 'show', 'acme'])).toMatchObject({
      name: 'First',
    })
    expect(await versions()).toEqual(['3', '2', '1'])
    expect(await run('brands', 'publish-version', 'acme', '9')).toMatchObject({
      ...{ code: 1, stderr: expect.stringContaining('has no state 9') },
    })
    const audit = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .where('subject', '=', 'acme')
      .orderBy('created_at')
      .execute()
    expect(audit.at(-1)).toEqual({ actor: 'olga@operator.test', action: 'brand.publish' })
  })

  it('OPR-4 the command line leaves a draft alone and says that there is one', async () => {
    const brand = brandActions(bench, 'other')
    await brand.draft()
    const before = await operateJson(bench.place, ['brands', 'draft', 'other'])
    const { stdout } = await put('other', 'By command')
    expect(stdout).toContain('Its draft in the console stays')
    expect(await operateJson(bench.place, ['brands', 'draft', 'other'])).toEqual(before)
    expect(await run('brands', 'draft', 'acme')).toMatchObject({ code: 1 })
  })

  it('OPR-4 a state whose host another brand would lack is not published again', async () => {
    await put('first', 'First', ['--host', 'shared.example'])
    await put('second', 'Second', ['--host', 'shared.example'])
    const { code, stderr } = await run('brands', 'publish-version', 'first', '1')
    expect(code).toBe(1)
    expect(stderr).toContain('/hosts/0: This is the only host of the brand “Second”')
  })

  it('OPR-4 a host of another brand with a port moves with the name', async () => {
    await put('near', 'Near', ['--host', 'ports.example', '--host', 'near.example'])
    await put('far', 'Far', ['--host', 'PORTS.example.:8443'])
    const hosts = async () => {
      const all = (await operateJson(bench.place, ['brands', 'list'])) as {
        id: string
        hosts: []
      }[]
      return ['near', 'far'].map((id) => all.find((one) => one.id === id)?.hosts)
    }
    expect(await hosts()).toEqual([['near.example'], ['ports.example:8443']])
    expect(await run('brands', 'publish-version', 'near', '1')).toMatchObject({ code: 1 })
    await put('far', 'Far', ['--host', 'far.example'])
    expect(await run('brands', 'publish-version', 'near', '1')).toMatchObject({ code: 0 })
    expect(await hosts()).toEqual([['near.example', 'ports.example'], ['far.example']])
  })
})
