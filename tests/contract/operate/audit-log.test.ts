import { beforeEach, expect, it } from 'vitest'
import { recordAudit } from '#server/store/audit.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { auditPage } from '#src/contract/operate/audit-log.ts'
import { type CallInput, refuse, send, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { memberActions } from '../../fixtures/members.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { auditLog, auditFile } = endpoints
type Query = NonNullable<CallInput<typeof auditLog>['query']>

contractSuite('the audit log for admins', (bench) => {
  const by = verifierDesk(bench)
  const db = () => bench.open.db
  let admin: Person

  beforeEach(async () => {
    await db().deleteFrom('audit_log').execute()
    admin = await by.operator('admin', null, ['admin'])
    // The admin's own role is in the log, too.
    await db().deleteFrom('audit_log').execute()
  })

  const note = (action: string, subject: string, actor = 'olga@portal.example', details = {}) =>
    recordAudit(db(), { actor, action, subject, details })
  const read = (query: Query = {}, as = admin) =>
    succeed(bench.app.url, auditLog, { token: as.token, query })
  const subjects = async (query: Query = {}, as = admin) =>
    (await read(query, as)).results.map(({ subject }) => subject)

  it('OPR-6 finds entries by what, who, to whom and when', async () => {
    await note('credential.approve', 'wattle', 'vera@portal.example', { level: 'document' })
    await note('credential.refuse', 'acacia')
    await note('credentials-other.refuse', 'banksia')
    expect((await read({ subject: 'wattle' })).results[0]).toMatchObject({
      ...{ actor: 'vera@portal.example', action: 'credential.approve', subject: 'wattle' },
      details: { level: 'document' },
    })
    expect((await subjects({ action: 'credential' })).toSorted()).toEqual(['acacia', 'wattle'])
    expect(await subjects({ action: 'credential.refuse' })).toEqual(['acacia'])
    expect(await subjects({ actor: 'vera@portal.example' })).toEqual(['wattle'])
    expect(await subjects({ subject: 'banksia', action: 'credential' })).toEqual([])
    const now = new Date().toISOString()
    expect(await subjects({ from: now })).toEqual([])
    expect(await subjects({ to: now })).toHaveLength(3)
    const bad = { token: admin.token, query: { action: "x' or 1=1" } }
    expect(await refuse(bench.app.url, auditLog, bad)).toMatchObject({ field: 'action' })
  })

  it('OPR-6 comes in pages that repeat nothing and leave nothing out', async () => {
    for (let at = 0; at < auditPage + 5; at += 1) await note('brand.put', `brand-${at}`)
    const first = await read()
    expect(first.results).toHaveLength(auditPage)
    const rest = await read({ after: first.next ?? '' })
    expect([rest.results.length, rest.next, rest.until]).toEqual([5, null, null])
    const all = [...first.results, ...rest.results].map(({ id }) => id)
    expect(new Set(all).size).toBe(auditPage + 5)
    const wrong = { token: admin.token, query: { after: 'nowhere' } }
    expect(await refuse(bench.app.url, auditLog, wrong)).toMatchObject({ field: 'after' })
  })

  it('OPR-6 looks through so many entries for one page, and says how far it came', async () => {
    const row = { actor: 'olga', details: '{}', subject: 'many', action: 'brand.put' }
    await note('user.delete', 'oldest')
    const at = (index: number) => new Date(Date.now() + index).toISOString()
    for (let from = 0; from < 2_000; from += 500)
      await db()
        .insertInto('audit_log')
        .values(
          Array.from({ length: 500 }, (_, index) => ({
            ...{ ...row, id: `entry-${from + index}`, created_at: at(from + index + 1) },
          })),
        )
        .execute()
    const first = await read({ action: 'user.delete' })
    expect(first.results).toEqual([])
    expect(first.until).not.toBeNull()
    const second = await read({ action: 'user.delete', after: first.next ?? '' })
    expect(second.results.map(({ subject }) => subject)).toEqual(['oldest'])
    expect(await subjects({ subject: 'oldest' })).toEqual(['oldest'])
  })

  it('OPR-6 admins of a brand read of its suppliers alone, and nobody of their own organisation', async () => {
    const owner = await bench.person()
    const ours = await bench.organisation(owner, 'Of the brand')
    const theirs = await bench.organisation(await bench.person(), 'Of nobody')
    await db()
      .updateTable('organisations')
      .set({ brand_id: 'green' })
      .where('slug', '=', ours)
      .execute()
    const ofBrand = await by.operator('of-brand', 'green', ['admin'])
    await db().deleteFrom('audit_log').execute()
    for (const subject of [ours, theirs, ofBrand.user.id]) await note('credential.approve', subject)
    await note('brand.publish', 'green')
    // Entries of one moment come in any order.
    expect((await subjects({}, ofBrand)).toSorted()).toEqual(['green', ours])
    expect(new Set(await subjects())).toEqual(new Set([ofBrand.user.id, 'green', theirs, ours]))
    await db()
      .insertInto('memberships')
      .values({
        ...{ id: crypto.randomUUID(), user_id: ofBrand.user.id, relationship: 'EMPLOYEE' },
        organisation_id: (await bench.app.store.organisations.find(ours))?.id ?? '',
        ...{ created_at: new Date().toISOString(), accepted_at: null },
      })
      .execute()
    expect(await subjects({}, ofBrand)).toEqual(['green'])
  })

  it('OPR-6 tells brands from suppliers whose address reads like the id of one', async () => {
    const owner = await bench.person()
    // Its slug is the id of a brand that it does not belong to.
    const slug = await bench.organisation(owner, 'Verdant')
    const ofBrand = await by.operator('of-brand', slug, ['admin'])
    await db().deleteFrom('audit_log').execute()
    await note('brand.publish', slug)
    await note('credential.approve', slug)
    const actions = async (as: Person) =>
      (await read({}, as)).results.map(({ action }) => action).toSorted()
    expect(await actions(ofBrand)).toEqual(['brand.publish'])
    expect(await actions(admin)).toEqual(['brand.publish', 'credential.approve'])
    // Whoever belongs to the supplier reads of the brand all the same.
    const self = await memberActions(bench).operator(owner, ['admin'])
    await db().deleteFrom('audit_log').where('action', 'like', 'operator.%').execute()
    expect(await actions(self)).toEqual(['brand.publish'])
  })

  it('OPR-6 a file for spreadsheets has what was filtered, and no formula', async () => {
    await note('user.delete', '=cmd|calc', '+evil@portal.example')
    await note('brand.put', 'green')
    const call = { token: admin.token, query: { action: 'user' } }
    const text = await (await send(bench.app.url, auditFile, call)).text()
    expect(text.split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/Z,'\+evil@portal\.example,user\.delete,'=cmd\|calc,\{\}$/),
      '',
    ])
  })
})
