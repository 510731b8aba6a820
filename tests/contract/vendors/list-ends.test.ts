import { beforeEach, expect, it } from 'vitest'
import { deletePerson } from '#server/store/people/delete-person.ts'
import { dropOldLists } from '#server/store/vendors/drop-lists.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { listDesk } from '../../fixtures/vendors/list-desk.ts'

const file = ['Vendor No;Name;Country', 'V1;Wattle & Wool;AU', 'V5;Nobody at all;DE'].join('\n')
const day = 86_400_000

contractSuite('the end of lists of vendors', (bench) => {
  const desk = listDesk(bench)
  let ada: Person
  let list: { buyer: string; id: string }
  let buyer: string

  beforeEach(async () => {
    ada = await desk.somebody('Ada')
    buyer = await desk.create(ada)
    const { id } = await desk.read(ada, buyer, file)
    await desk.start(ada, buyer, id)
    await bench.app.listsChecked()
    list = { buyer, id }
  })
  const stored = async (table: 'vendor_rows' | 'vendor_files') =>
    bench.open.db.selectFrom(table).select('list_id').where('list_id', '=', list.id).execute()

  it('DSC-5 a list that is deleted is gone with all that was found', async () => {
    expect(await stored('vendor_rows')).toHaveLength(2)
    expect((await desk.send('removeVendorList', ada, { params: list })).status).toBe(204)
    expect(await desk.refuse('vendorList', ada, { params: list })).toMatchObject({ status: 404 })
    expect(await stored('vendor_rows')).toEqual([])
  })

  it('DSC-5 a list is removed by itself after 90 days, and what a broken-off deletion has left', async () => {
    const { db } = bench.open
    const { id } = await desk.upload(ada, buyer, file)
    await db.updateTable('vendor_lists').set({ state: 'removed' }).where('id', '=', id).execute()
    const { removedAt } = await desk.find(ada, buyer, list.id)
    await dropOldLists(db, Date.parse(removedAt) - day)
    expect((await desk.find(ada, buyer, list.id)).state).toBe('done')
    const left = () => db.selectFrom('vendor_files').where('list_id', '=', id).select('list_id')
    expect(await left().execute()).toEqual([])
    await dropOldLists(db, Date.parse(removedAt) + 1)
    expect(await desk.refuse('vendorList', ada, { params: list })).toMatchObject({ status: 404 })
    expect(await stored('vendor_rows')).toEqual([])
  })

  it('DSC-5 neither the audit log nor what is public has anything of a list', async () => {
    const { db } = bench.open
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'subject', 'details'])
      .where('subject', '=', buyer)
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['vendor-list.upload', 'vendor-list.start']),
    )
    expect(JSON.stringify(entries)).not.toMatch(/Wattle|Nobody|vendors\.csv/)
  })

  it('DSC-5 a list stays with its buyer when whoever uploaded it is deleted, without their name', async () => {
    const bob = await desk.somebody('Bob')
    await desk.join(bob, ada, buyer, 'ADMIN')
    await bench.open.db
      .transaction()
      .execute((transaction) => deletePerson(transaction, ada.user, crypto.randomUUID()))
    const { results } = await desk.succeed('vendorLists', bob, { params: { buyer } })
    expect(results).toMatchObject([{ id: list.id, uploadedBy: '', state: 'done' }])
  })
})
