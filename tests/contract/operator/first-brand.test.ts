import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../../fixtures/call.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { operate, operateJson } from '../../fixtures/operator.ts'

contractSuite('operator: a brand by its name', (bench) => {
  const add = (...line: string[]) => operate(bench.place, ['brands', 'add', ...line])

  it('ENG-2 adds a brand of which nothing but the name is known, and shows it', async () => {
    expect(await add('Reed & Co', '--host', 'Shop.example:8080', '--colour', '#0f3d2e')).toEqual({
      code: 0,
      stdout: "The brand 'reed-and-co' is added: shop.example:8080 shows it in five seconds.\n",
      stderr: '',
    })
    const params = { host: 'shop.example:8080' }
    expect(await succeed(bench.app.url, endpoints.brandByHost, { params })).toMatchObject({
      id: 'reed-and-co',
      name: 'Reed & Co',
      domain: 'shop.example',
      brandColors: { primaryColor: '#0f3d2e', accentColor: '#0f3d2e' },
    })
    expect(await operateJson(bench.place, ['audit', 'list', '--limit', '1'])).toMatchObject([
      { action: 'brand.put', subject: 'reed-and-co' },
    ])
  })

  it('ENG-2 prints it in the form that ‘brands put’ takes', async () => {
    const shown = await operateJson(bench.place, ['brands', 'show', 'reed-and-co'])
    const again = await operate(bench.place, ['brands', 'put', '-'], JSON.stringify(shown))
    expect(again).toMatchObject({ code: 0, stderr: '' })
  })

  it('ENG-2 leaves a brand of that name as it is', async () => {
    const { code, stderr } = await add('Reed & Co', '--host', 'other.example')
    expect([code, stderr]).toEqual([
      1,
      "There is a brand 'reed-and-co' already: 'brands put' changes it.\n",
    ])
  })

  it.each([
    [['Ivy'], '--host'],
    [['Ivy', '--host', 'https://ivy.example/'], '--host'],
    [['Ivy', '--host', 'ivy.example', '--colour', 'green'], '--colour'],
    [['Ivy', '--host', 'ivy.example', '--id', 'Ivy!'], '--id'],
    [['!', '--host', 'ivy.example'], '--id'],
    [['', '--host', 'ivy.example'], 'NAME'],
  ])('ENG-2 names what is wrong in %j: %s', async (line, what) => {
    const { code, stderr } = await add(...line)
    expect(code).toBe(2)
    expect(stderr).toContain(what)
  })
})
