import { beforeEach, expect, it } from 'vitest'
import * as limits from '#src/contract/limits.ts'
import { aRequest, localDay } from '../../fixtures/buyer-actions.ts'
import { buyerDesk } from '../../fixtures/buyer-desk.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { requestParties } from '../../fixtures/request-parties.ts'

contractSuite('requests of buyers that are refused', (bench) => {
  const desk = buyerDesk(bench)
  let ada: Person
  // One account has so many buyers.
  beforeEach(async () => {
    ada = await desk.somebody('Ada')
  })
  const both = () => requestParties(bench, desk, ada)
  const item = (request: { items: { id: string }[] }, at: number) => request.items[at]?.id ?? ''

  it.each<[string, object, string]>([
    ['no purpose', { purpose: ' ' }, 'purpose'],
    ['a day that is over', { dueOn: localDay(-3) }, 'dueOn'],
    ['a day too far away', { dueOn: localDay(limits.requestDays + 2) }, 'dueOn'],
    ['no day', { dueOn: '2026-02-30' }, 'dueOn'],
    ['nothing', { items: [] }, 'items'],
    ['an unknown credential', { items: [{ kind: 'credential', value: 'nope' }] }, 'items.0.value'],
    ['an unknown disclosure', { items: [{ kind: 'disclosure', value: 'B12' }] }, 'items.0.value'],
    [
      'the same twice',
      {
        items: [
          { kind: 'disclosure', value: 'B1' },
          { kind: 'disclosure', value: 'B1' },
        ],
      },
      'items.1.value',
    ],
  ])('DSC-6 refuses a request with %s', async (_what, rest, field) => {
    const { params, slug } = await both()
    const body = { ...aRequest(), supplier: slug, ...rest }
    expect(await desk.refuse('sendRequest', ada, { params, body })).toMatchObject({
      ...{ status: 422, field },
    })
  })

  it('DSC-6 refuses an answer without words and files, and one to another request', async () => {
    const { ask, answer } = await both()
    const { ask: elsewhere } = await both()
    const [sent, other] = [await ask(), await elsewhere()]
    const empty = await answer(sent.id, 1, [{ item: item(sent, 0), outcome: 'given', text: ' ' }])
    expect([empty.status, await empty.json()]).toMatchObject([422, { field: 'answers.0.text' }])
    const foreign = await answer(sent.id, 1, [
      { item: item(other, 0), outcome: 'declined', text: '' },
    ])
    expect([foreign.status, await foreign.json()]).toMatchObject([422, { field: 'answers.0.item' }])
  })
})
