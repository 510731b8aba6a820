import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccount } from '#server/identity/accounts/account-store.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { daysToMonday, morningAhead, type NewsDesk, newsDesk } from '../../fixtures/news-desk.ts'

contractSuite('mail about what is new in saved searches', (bench) => {
  let desk: NewsDesk
  let ada: Person
  let buyer: string
  let word: string
  beforeAll(async () => {
    desk = await newsDesk(bench)
  })
  afterAll(() => desk.app.close())
  beforeEach(async () => {
    ada = await desk.desk.somebody('Ada')
    buyer = await desk.desk.create(ada, 'Quandong Retail')
    word = desk.newWord()
    desk.post.reset()
  })
  /** A search of a word and somebody who is new in it. */
  async function withNews(cadence: string) {
    const id = await desk.keep(ada, buyer, `q=${word}`, cadence)
    const { slug } = await desk.supplier(`${word} Mill`)
    return { id, slug }
  }
  const rest = () =>
    bench.open.db.deleteFrom('news_subscriptions').where('user_id', '!=', ada.user.id).execute()

  it('DSC-4 one mail a day tells of all searches, with the way to them and one press that ends it', async () => {
    const { slug } = await withNews('daily')
    const other = desk.newWord()
    await desk.keep(ada, buyer, `q=${other}`, 'daily')
    await desk.supplier(`${other} Works`)
    await desk.run(morningAhead(1))
    const [{ subject, text, html, unsubscribe } = { subject: '', text: '', html: '' }, ...more] =
      desk.mailsTo(ada)
    expect(more).toEqual([])
    expect(subject).toMatch(/^2 new suppliers in your searches · /)
    expect(text).toContain(`Search q=${word} (Quandong Retail)\n- ${word} Mill: `)
    expect(text).toContain(`https://portal.example/organization/${slug}`)
    expect(text).toContain(`https://portal.example/discover?q=${other}`)
    expect(text).toContain(`https://portal.example/buying/searches?buyer=${buyer}`)
    expect(html).toContain(`${other} Works`)
    expect(unsubscribe).toMatch(
      /^https:\/\/portal\.example\/supplier-news\/unsubscribe\?link=[\w-]{32}$/,
    )
    expect(text).toContain(unsubscribe)
    await desk.run(morningAhead(1))
    await desk.run(morningAhead(2))
    expect(desk.mailsTo(ada)).toHaveLength(1)
  })

  it('DSC-4 nothing is written before the morning, nor where nothing is new', async () => {
    const { slug } = await withNews('daily')
    await desk.run(morningAhead(1) - 2 * 3_600_000)
    expect(desk.mailsTo(ada)).toEqual([])
    await bench.open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('slug', '=', slug)
      .execute()
    await desk.run(morningAhead(1))
    expect(desk.mailsTo(ada)).toEqual([])
  })

  it('DSC-4 what is told once a week comes on Monday, together with what comes daily', async () => {
    await withNews('weekly')
    const monday = daysToMonday()
    for (let ahead = 1; ahead < monday; ahead += 1) await desk.run(morningAhead(ahead))
    expect(desk.mailsTo(ada)).toEqual([])
    await rest()
    await desk.run(morningAhead(monday))
    expect(desk.mailsTo(ada)).toHaveLength(1)
    for (const ahead of [1, 7]) await desk.run(morningAhead(monday + ahead))
    expect(desk.mailsTo(ada)).toHaveLength(1)
  })

  it('DSC-4 a Monday on which the portal was down is made up for', async () => {
    await withNews('weekly')
    await desk.run(morningAhead(daysToMonday() + 2))
    expect(desk.mailsTo(ada)).toHaveLength(1)
  })

  it('DSC-4 two processes at once write one mail, and tell nobody twice', async () => {
    await withNews('daily')
    await Promise.all([1, 2, 3].map(() => desk.write(morningAhead(1))))
    await desk.app.followed()
    expect(desk.mailsTo(ada)).toHaveLength(1)
  })

  it('DSC-4 a run that breaks off writes nothing and loses nothing', async () => {
    await withNews('daily')
    await rest()
    const unanswered = { watch: () => Promise.reject(new Error('No answer.')) }
    await expect(desk.run(morningAhead(1), unanswered)).rejects.toThrow('No answer.')
    const filling = { watch: async () => ({ total: 0, numbers: [], isFilling: true }) }
    await expect(desk.run(morningAhead(1), filling)).rejects.toThrow('filled')
    const { store } = desk.app
    const broken = {
      ...store,
      mailLanguages: { ...store.mailLanguages, ofUser: () => Promise.reject(new Error('Gone.')) },
    }
    await expect(desk.run(morningAhead(1), { store: broken })).rejects.toThrow('Gone.')
    await expect(desk.run(morningAhead(1), {}, AbortSignal.abort())).rejects.toThrow('aborted')
    expect(desk.mailsTo(ada)).toEqual([])
    await desk.run(morningAhead(1))
    expect(desk.mailsTo(ada)).toHaveLength(1)
  })

  it('DSC-4 who has left the team, or whose address is not confirmed, is told nothing', async () => {
    const [left, unconfirmed] = [await desk.desk.somebody('Lee'), await desk.desk.somebody('Uma')]
    const { id } = await withNews('off')
    for (const one of [left, unconfirmed]) {
      await desk.desk.join(one, ada, buyer, 'VIEWER')
      const call = { params: { buyer, id }, body: { cadence: 'daily' } }
      await desk.desk.succeed('changeSearchMail', one, call)
    }
    await desk.supplier(`${word} Works`)
    await desk.desk.send('leaveBuyer', left, { params: { buyer } })
    await desk.app.followed()
    desk.post.reset()
    await bench.open.db
      .updateTable('users')
      .set({ email_verified: 0 })
      .where('id', '=', unconfirmed.user.id)
      .execute()
    await desk.run(morningAhead(1))
    for (const one of [ada, left, unconfirmed]) expect(desk.mailsTo(one)).toEqual([])
  })

  it('DSC-4 whoever begins to be told is told of what comes from then on', async () => {
    const { id } = await withNews('off')
    await desk.desk.succeed('lookAtSearch', ada, { params: { buyer, id } })
    const call = { params: { buyer, id }, body: { cadence: 'daily' } }
    await desk.desk.succeed('changeSearchMail', ada, call)
    await desk.supplier(`${word} Works`)
    await desk.run(morningAhead(1))
    const text = desk.mailsTo(ada)[0]?.text ?? ''
    expect([text.includes('Works'), text.includes('Mill')]).toEqual([true, false])
  })

  it('DSC-4 a mail program ends all of them with one POST, and choosing again begins anew', async () => {
    const { id } = await withNews('daily')
    await desk.run(morningAhead(1))
    const { pathname, search } = new URL(desk.mailsTo(ada)[0]?.unsubscribe ?? '')
    const open = (method: string) => fetch(desk.app.url + pathname + search, { method })
    expect(await (await open('GET')).text()).toContain('Stop these mails')
    await desk.supplier(`${word} Works`)
    const isStopped = async () =>
      (await desk.desk.succeed('savedSearches', ada, { params: { buyer } })).isMailStopped
    expect(await isStopped()).toBe(false)
    expect((await open('POST')).status).toBe(200)
    expect(await isStopped()).toBe(true)
    await desk.run(morningAhead(2))
    expect(desk.mailsTo(ada)).toHaveLength(1)
    const call = { params: { buyer, id }, body: { cadence: 'daily' } }
    await desk.desk.succeed('changeSearchMail', ada, call)
    await desk.run(morningAhead(3))
    expect(desk.mailsTo(ada)).toHaveLength(2)
  })

  it('DSC-4 stopping these mails takes what waits along, and leaves reminders alone', async () => {
    await withNews('daily')
    await desk.write(morningAhead(1))
    await desk.app.store.reminders.set(ada.user.id, false)
    await desk.app.followed()
    expect(desk.mailsTo(ada)).toHaveLength(1)
    await desk.supplier(`${word} Works`)
    await desk.write(morningAhead(2))
    await desk.app.store.supplierNews.set(ada.user.id, false)
    await desk.app.followed()
    expect(desk.mailsTo(ada)).toHaveLength(1)
  })

  it('DSC-4 is written in the language of its reader', async () => {
    const { id, email } = ada.user
    const names = { firstName: 'Ada', lastName: 'Ng' }
    const language = 'de'
    await createAccount(bench.open.db, { ...names, id, email, passwordHash: '', language })
    await withNews('daily')
    await desk.run(morningAhead(1))
    const [mail] = desk.mailsTo(ada)
    expect(mail?.subject).toMatch(/^Ein neuer Lieferant in Ihren Suchen · /)
    expect(mail?.unsubscribe).toMatch(/&ui_locales=de$/)
  })
})
