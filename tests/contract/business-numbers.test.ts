import { expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { mergeProfile } from '#src/contract/profile/merge-profile.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const { identifierTypeByType, organisationDetails, updateOrganisation } = endpoints

contractSuite('business numbers', (bench) => {
  async function supplier() {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const call = { params: { slug }, token: owner.token }
    const { id } = (await bench.app.store.organisations.find(slug)) ?? { id: '' }
    const patch = (typeId: string, identifier: string) => ({
      ...call,
      body: { identifiers: [{ typeId, identifier }] },
    })
    return {
      id,
      read: async () => (await succeed(bench.app.url, organisationDetails, call)).data,
      save: async (typeId: string, identifier: string) =>
        (await succeed(bench.app.url, updateOrganisation, patch(typeId, identifier))).data,
      refused: (typeId: string, identifier: string) =>
        refuse(bench.app.url, updateOrganisation, patch(typeId, identifier)),
      saveFrom: (version: number, typeId: string, identifier: string) =>
        send(bench.app.url, updateOrganisation, {
          ...patch(typeId, identifier),
          headers: { 'if-match': `"${version}"` },
        }),
      stored: () =>
        bench.open.db
          .selectFrom('organisation_identifiers')
          .select(['type_id', 'identifier'])
          .where('organisation_id', '=', id)
          .orderBy('position')
          .execute(),
    }
  }

  it.each([
    ['au-abn', 'ABN:\u00a051\u202f824–753‑556', '51824753556'],
    ['au-abn', '５１８２４７５３５５６', '51824753556'],
    ['jp-cn', '7-0000-1205-0002', '7000012050002'],
    ['de-vat', '\ufeff136695976', 'DE136695976'],
    ['es-cif', 'esa28015865', 'A28015865'],
    ['ch-uid', 'CHE 100 155 212 MWST', 'CHE-100.155.212'],
    ['br-cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ])('KEEP-3 %s typed as %j is stored as %s', async (typeId, typed, normal) => {
    const { save, read, stored } = await supplier()
    const saved = await save(typeId, typed)
    expect(saved.identifiers).toMatchObject([{ identifier: normal, type: { typeId } }])
    expect(await read()).toEqual(saved)
    expect(await stored()).toEqual([{ type_id: typeId, identifier: normal }])
  })

  it('KEEP-3 the API says how the numbers of a register are written, beside its pattern', async () => {
    const type = await succeed(bench.app.url, identifierTypeByType, { params: { type: 'de-vat' } })
    expect(type).toMatchObject({
      regexValidation: '(?:DE ?)?\\d{9}',
      writing: { drops: ['DE'], adds: 'DE' },
      example: 'DE136695976',
    })
  })

  it('KEEP-3 a second spelling of the same number is the same number, in a merger too', async () => {
    const { save, saveFrom, read, stored } = await supplier()
    const before = await read()
    const first = await save('au-abn', 'ABN 51 824 753 556')
    const late = await saveFrom(before.version, 'au-abn', '51-824-753-556')
    expect(late.status).toBe(412)
    const mine = {
      ...fieldsOf(before),
      identifiers: [{ rowId: 'new', typeId: 'au-abn', identifier: '51-824-753-556' }],
    }
    const merge = mergeProfile(fieldsOf(before), mine, fieldsOf(first))
    expect(merge.conflicts).toEqual([])
    const again = await save('au-abn', '51.824.753.556')
    expect(again.identifiers).toEqual(first.identifiers)
    expect(await stored()).toEqual([{ type_id: 'au-abn', identifier: '51824753556' }])
  })

  it('KEEP-3 a number stored in another spelling is shown in its normal form, and stored in it by the next save', async () => {
    const { id, save, read, stored } = await supplier()
    await bench.open.db
      .insertInto('organisation_identifiers')
      .values({
        ...{ organisation_id: id, type_id: 'au-abn', position: 0 },
        identifier: '51 824 753 556',
      })
      .execute()
    const { identifiers } = await read()
    expect(identifiers).toMatchObject([{ identifier: '51824753556' }])
    await save('au-abn', identifiers[0]?.identifier ?? '')
    expect(await stored()).toEqual([{ type_id: 'au-abn', identifier: '51824753556' }])
  })

  it.each([
    [
      '51 824 753 55',
      'Please enter a valid registration number: Australian Business Number (ABN), for example 51 824 753 556',
    ],
    [
      'ABN 51 824 753 557',
      'Please enter a valid registration number: this Australian Business Number (ABN) has a wrong digit, its check digits do not fit',
    ],
    [
      'ACN 51 824 753 556',
      'Please enter a valid registration number: Australian Business Number (ABN), for example 51 824 753 556',
    ],
  ])('KEEP-3 %j is refused in words that say what is wrong', async (typed, message) => {
    const { refused, stored } = await supplier()
    expect(await refused('au-abn', typed)).toMatchObject({
      status: 422,
      field: 'identifiers.0.identifier',
      message,
    })
    expect(await stored()).toEqual([])
  })
})
