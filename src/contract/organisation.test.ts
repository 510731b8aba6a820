import * as v from 'valibot'
import { expect, it } from 'vitest'
import { heldCredential } from './organisation.ts'

const plain = {
  ...{ id: 'iso-14001', name: 'ISO 14001', shortName: 'ISO 14001', status: 'APPROVED' },
  ...{ category: 'certification', tier: 1, notes: [] },
}

it('TRU-2 reads a credential of an answer that knows no more than the specification', () => {
  expect(v.parse(heldCredential, plain)).toEqual(plain)
})

it('TRU-2 says nothing of what another back end means by the same names', () => {
  const theirs = {
    ...{
      state: 'ACTIVE',
      assurance: 3,
      number: 42,
      issuer: { name: 'X' },
      scope: [],
      known: 'yes',
    },
    ...{ issuedOn: 20_260_301, expiresOn: null, endsAt: 'soon', checked: true, stopped: {} },
    ...{ hasRenewal: 'no', entryUrl: 1 },
  }
  const read = v.parse(heldCredential, { ...plain, ...theirs })
  expect(JSON.parse(JSON.stringify(read))).toEqual(plain)
})

it.each(['javascript:alert(1)', 'data:text/html,x', '/identity', 'https:evil'])(
  'SEC-1 takes no sentence that leads to %s',
  (url) => {
    const read = (known: object[]) => v.parse(heldCredential, { ...plain, known }).known
    expect(read([{ text: 'Seen there.', url }])).toBeUndefined()
    const good = [{ text: 'Seen there.', url: 'https://register.example/1' }, { text: 'No. 1' }]
    expect(read(good)).toEqual(good)
  },
)
