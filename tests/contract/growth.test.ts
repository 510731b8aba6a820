import { expect, it } from 'vitest'
import { createDuplicateFinder } from '#server/events/find-duplicates.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { createEvidenceFiles } from '#server/evidence/evidence-files.ts'
import { sweepEvidence } from '#server/evidence/manage-evidence.ts'
import { writePlace } from '#server/routes/operate/place.ts'
import { sendReminders } from '#server/reminders/send-reminders.ts'
import { removeExpiredRows } from '#server/store/expired-rows.ts'
import { commands } from '#server/operator/commands.ts'
import { findCommand } from '#server/operator/find-command.ts'
import { endpoints, type EndpointName } from '#src/contract/endpoints.ts'
import { addDays } from '#src/contract/trust/local-date.ts'
import { growthCall } from '../bench/server/growth-calls.ts'
import { operatorLines, withoutLine } from '../bench/server/growth-commands.ts'
import { crawlerPaths } from '../bench/server/growth-paths.ts'
import { send } from '../fixtures/call.ts'
import { growthSuite } from '../fixtures/growth-suite.ts'
import { verifyCredential } from '../fixtures/hold-credential.ts'
import { operate } from '../fixtures/operator.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'

const names = Object.keys(endpoints) as EndpointName[]

growthSuite('reads as much of a long table as of a short one', (bench) => {
  it.each(names)('%s', async (name) => {
    const call = await growthCall(name, await bench.world())
    const answer = await bench.readsNoTableToItsEnd(name, () =>
      send(bench.app.url, endpoints[name], call as object),
    )
    expect(answer.status, await answer.text()).toBe(endpoints[name].status)
  })

  it.each([
    { country: 'NZ' },
    { credential: 'iso-14001', files: 'no' },
    { files: 'yes', after: writePlace(['2026-01-01T00:00:00.000Z', 'a', 'b']) },
  ] as const)('the queue of verifiers with %j', async (query) => {
    const { operate: own, people } = await bench.world()
    await own.wait()
    const { token } = people.verifier
    const answer = await bench.readsNoTableToItsEnd(`queue ${JSON.stringify(query)}`, () =>
      send(bench.app.url, endpoints.verificationQueue, { token, query }),
    )
    expect(answer.status, await answer.text()).toBe(200)
  })

  it.each([
    { reason: 'name', country: 'NZ' },
    { country: 'NZ', after: writePlace(['2026-01-01T00:00:00.000Z', 'a', 'b']) },
  ] as const)('the queue of duplicates with %j', async (query) => {
    const { people } = await bench.world()
    const { token } = people.support
    const answer = await bench.readsNoTableToItsEnd(`pairs ${JSON.stringify(query)}`, () =>
      send(bench.app.url, endpoints.duplicateQueue, { token, query }),
    )
    expect(answer.status, await answer.text()).toBe(200)
  })

  it.each(Object.entries(operatorLines))('%s', async (words, make) => {
    const { line, input } = await make(await bench.world(), words.split(' '))
    const { code, stderr } = await bench.readsNoTableToItsEnd(words, () =>
      operate(bench.place, line, JSON.stringify(input)),
    )
    expect(code, stderr).toBe(0)
    const [, place] = / --after (\S+) /.exec(stderr) ?? []
    if (!place) return
    const next = [...line, '--after', place]
    const { code: nextCode } = await bench.readsNoTableToItsEnd(`${words} --after`, () =>
      operate(bench.place, next),
    )
    expect(nextCode).toBe(0)
  })

  it.each(crawlerPaths)('%s', async (path) => {
    const answer = await bench.readsNoTableToItsEnd(path, () => fetch(bench.app.url + path))
    expect(answer.status).toBe(200)
  })

  it('the start of a server', async () => {
    const { open, app, place } = bench
    const left = await bench.readsNoTableToItsEnd('start', async () => {
      await seedDemo({ open, store: app.store, catalogue: testCatalogue, port: 4310 })
      const files = createEvidenceFiles(place.dataDir)
      const { putInPlace } = await files.stage(Buffer.from('of nothing'))
      await putInPlace()
      return sweepEvidence({ store: app.store.evidence, files })
    })
    expect(left).toBe(0)
  })

  it('reminders of last days, what ends them, and calendars', async () => {
    const { app, open } = bench
    const { organisationId, people } = await bench.world()
    const { id } = people.owner.user
    const today = new Date().toISOString().slice(0, 10)
    const soon = addDays(today, 20)
    // At noon: nobody gets a mail in the night, and suppliers of the directory are everywhere.
    await open.db
      .updateTable('organisations')
      .set({ country_code: 'GB' })
      .where('id', '=', organisationId)
      .execute()
    await verifyCredential(open.db, organisationId, 'iso-14001', { expiresOn: soon })
    const now = Date.parse(`${addDays(today, 1)}T12:00:00Z`)
    const needs = { open, store: app.store, catalogue: testCatalogue, log: console }
    const publicUrl = 'https://portal.example'
    const shown = await bench.readsNoTableToItsEnd('reminders', async () => {
      await sendReminders({ ...needs, publicUrl }, { now, signal: new AbortController().signal })
      await removeExpiredRows(open, Date.now())
      for (const isOn of [false, true]) await app.store.reminders.set(id, isOn)
      const { token } = await app.store.calendars.create(id)
      const read = await fetch(`${app.url}/calendar/${token}.ics`)
      return [read.status, await app.store.reminders.find('A'.repeat(32))]
    })
    const steps = open.db
      .selectFrom('credential_reminders')
      .select('step')
      .where('user_id', '=', id)
      .where('expires_on', '=', soon)
    expect([...shown, await steps.execute()]).toEqual([200, undefined, [{ step: 30 }]])
  })

  it('comparing a supplier with all others', async () => {
    const { open } = bench
    const { organisationId } = await bench.world()
    const { id } = await open.db
      .updateTable('organisations')
      .set({ country_code: 'AU', core_key: 'firm 0', website: 'https://firm.example' })
      .where('id', '=', organisationId)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { handle } = createDuplicateFinder(open.db, testCatalogue)
    const changed = { type: 'organisation.changed', organisationId: id, userId: null } as const
    await bench.readsNoTableToItsEnd('comparing', async () => {
      const effect = await handle({ ...changed, data: {}, position: 1 })
      await open.db.transaction().execute(async (transaction) => effect?.(transaction))
    })
    const found = await open.db
      .selectFrom('duplicate_keys')
      .select('value')
      .where('organisation_id', '=', id)
      .execute()
    expect(found).toContainEqual({ value: 'firm.example' })
  })

  it.each([
    ['a count', 'select count(*) from memberships'],
    ['a filter without an index', "select id from users where first_name = 'Ana'"],
    ['a sort without an index', 'select id from users order by first_name limit 10'],
    ['a text anywhere', "select id from organisations where description like '%hall%'"],
    ['a sum for each row', 'select (select sum(size) from evidence) from brands limit 1'],
    ['an alias', 'select u.id from users as u limit 10 offset (select count(*) from accounts)'],
    ['a removal', "delete from audit_log where action = 'user.delete'"],
  ])('sees that %s reads a table to its end', async (_what, text) => {
    expect(await bench.wholeReads(text)).not.toEqual([])
  })

  it.each([
    ['an id', "select name from organisations where id = 'one'"],
    [
      'a page in the order of an index',
      'select id from audit_log order by created_at, id limit 10',
    ],
    ['what is as short as ever', 'select count(*) from brands'],
  ])('sees that %s does not', async (_what, text) => {
    expect(await bench.wholeReads(text)).toEqual([])
  })

  it('every command of the operator is in the table of growth, or says why it is not', () => {
    const known = [...Object.keys(operatorLines), ...Object.keys(withoutLine)].map(
      (words) => findCommand(commands, words.split(' ')).command.name,
    )
    const names = commands.map(({ name }) => name)
    expect([...new Set(known)].toSorted()).toEqual(names.toSorted())
  })
})
