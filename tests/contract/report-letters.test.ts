import { beforeEach, expect, it } from 'vitest'
import { verdant } from '#server/demo/brands/verdant.ts'
import { reportLimits } from '#server/policies/report-limits.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import { operate } from '../fixtures/operator.ts'
import { reportDesk, suspend } from '../fixtures/report-desk.ts'

contractSuite('letters to reporters', (bench) => {
  const desk = reportDesk(bench)
  const { act, cases, mails, support, to, url } = desk
  const victim = 'victim@people.example'
  let slug: string
  let sue: Person
  beforeEach(async () => {
    slug = await bench.organisation(await act.person('Olive'))
    sue = await support('Sue')
    await desk.app().followed()
    mails.length = 0
  })
  /** Guests of several networks report, and give addresses of one mailbox. */
  async function flood(): Promise<void> {
    for (let guest = 1; guest <= reportLimits.letters + 2; guest += 1) {
      const email = `victim+${guest}@people.example`
      const call = desk.reporting(slug, { email }, `192.0.2.${guest}`)
      await succeed(url(), endpoints.reportProfile, call)
    }
    await desk.app().followed()
  }

  it('OPR-7 a mailbox gets so many receipts a day, and beyond that its address is not even kept', async () => {
    await flood()
    expect(mails).toHaveLength(reportLimits.letters)
    const kept = async () =>
      (await bench.open.db.selectFrom('reports').select(['email', 'mailbox']).execute()).filter(
        ({ email, mailbox }) => email !== null || mailbox !== null,
      )
    expect(await kept()).toHaveLength(reportLimits.letters)
    // What is sent again is one report, with and without its address.
    await flood()
    expect(await cases(sue)).toHaveLength(reportLimits.letters + 2)
    expect(await kept()).toHaveLength(reportLimits.letters)
  })

  it('OPR-7 of reports that are decided on together, each reporter gets one letter, and one when that is lifted', async () => {
    await flood()
    const rita = await act.person('Rita')
    for (const text of ['It is closed.', 'It is gone.'])
      await desk.report(slug, { text }, rita.token)
    await desk.report(slug, { email: 'guest@reader.example' })
    await desk.app().followed()
    const told = async () => {
      await desk.app().followed()
      const others = new Set(['rita@people.example', 'guest@reader.example'])
      const letters = mails.map((mail) => mail.to).filter((one) => !one.startsWith('olive'))
      mails.length = 0
      expect(letters.filter((one) => others.has(one)).toSorted()).toEqual([...others].toSorted())
      return letters.filter((one) => !others.has(one)).map((one) => one.replace(/\+\d+/, ''))
    }
    mails.length = 0
    await desk.decide(sue, suspend)
    expect(await cases(sue)).toEqual([])
    expect(await told()).toEqual([victim])
    expect((await operate(bench.place, ['organisations', 'restore', slug])).code).toBe(0)
    expect(await told()).toEqual([victim])
  })

  it('OPR-4 OPR-7 letters to reporters are of the supplier’s brand, in its own words', async () => {
    const texts = { en: { 'report-mail.received.subject': 'Verdant says thank you' } }
    await desk.app().store.brands.put({ ...verdant, texts }, ['verdant.localhost'])
    await bench.open.db
      .updateTable('organisations')
      .set({ brand_id: verdant.id })
      .where('slug', '=', slug)
      .execute()
    await desk.report(slug, { email: victim })
    await desk.app().followed()
    const [mail] = to(victim)
    expect(mail?.subject).toBe('Verdant says thank you · Verdant')
    expect(mail?.text).toMatch(/http:\/\/verdant\.localhost:\d+\/organization\//)
  })
})
