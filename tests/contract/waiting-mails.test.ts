import { beforeEach, expect, it } from 'vitest'
import { createSender } from '#server/events/send-waiting.ts'
import { type Mail, UnansweredMail } from '#server/mail/mail.ts'
import { addMail, takeMails } from '#server/store/waiting-mails.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const lease = 30_000

contractSuite('mails that wait', (bench) => {
  let clock: number
  let sent: Mail[]
  let said: string[]
  let tries: number
  /** What the mail server does with a mail. */
  let answer: (mail: Mail) => Promise<void>

  beforeEach(async () => {
    // Behind the moment at which a mail is written down.
    clock = Date.now() + minute
    sent = []
    said = []
    tries = 0
    answer = async () => {}
    await bench.open.db.deleteFrom('waiting_mails').execute()
  })

  const senderOf = () => {
    const note = (...words: unknown[]) => void said.push(JSON.stringify(words))
    const send = async (mail: Mail) => {
      tries += 1
      await answer(mail)
      sent.push(mail)
    }
    const needs = { mail: { send }, log: { error: note, warn: note }, now: () => clock, lease }
    return createSender({ ...needs, db: bench.open.db })
  }
  const look = (send = senderOf()) => send(new AbortController().signal)
  const add = (to: string, userId: string | null = null) =>
    addMail(bench.open.db, { userId, to, subject: 'News', text: 'Words', html: '<p>Words</p>' })
  const recipients = () => sent.map(({ to }) => to).toSorted()
  const waiting = async () =>
    (await bench.open.db.selectFrom('waiting_mails').select('recipient').execute()).length
  const failWith = (details: object) => async () => {
    throw Object.assign(new Error('550 <ada@people.example> is refused'), details)
  }

  it('EVT-1 a mail server that is away for a day gets each mail once, and is asked less and less', async () => {
    await add('ada@people.example')
    await add('bo@people.example')
    answer = failWith({ code: 'ECONNREFUSED' })
    for (const end = clock + day; clock < end; clock += 5 * minute) await look()
    expect(sent).toEqual([])
    expect(await waiting()).toBe(2)
    // Some in the first hour, then one in half an hour at most.
    expect(tries).toBeLessThan(2 * (12 + 48))
    expect(tries).toBeGreaterThan(2 * 20)
    answer = async () => {}
    clock += hour
    await look()
    await look()
    expect(recipients()).toEqual(['ada@people.example', 'bo@people.example'])
    expect(await waiting()).toBe(0)
    expect(said.join()).not.toContain('people.example')
  })

  it('EVT-1 what is refused for good, or by nobody taken for days, is given up and said without its recipient', async () => {
    await add('ada@people.example')
    answer = failWith({ code: 'EENVELOPE', responseCode: 550 })
    await look()
    expect([await waiting(), tries]).toEqual([0, 1])
    await add('bo@people.example')
    answer = failWith({ code: 'ECONNREFUSED' })
    await look()
    clock += 6 * day
    await look()
    expect([await waiting(), tries]).toEqual([0, 3])
    expect(said.filter((line) => line.includes('given up'))).toHaveLength(2)
    expect(said.join()).not.toContain('people.example')
  })

  it('EVT-1 a mail that the mail server has taken without an answer is not sent again', async () => {
    await add('ada@people.example')
    answer = async () => {
      throw new UnansweredMail()
    }
    await look()
    clock += day
    await look()
    expect([await waiting(), tries]).toEqual([0, 1])
  })

  it('EVT-1 what a process had taken when it was killed is sent by another one, as the same mail', async () => {
    await add('ada@people.example')
    const taken = { now: clock, lease, longest: hour, limit: 5 }
    const [mail] = await takeMails(bench.open.db, taken)
    await look()
    expect(sent).toEqual([])
    clock += lease
    await look()
    expect(sent).toMatchObject([{ sentAs: { id: mail?.id } }])

    await add('bo@people.example')
    await takeMails(bench.open.db, { ...taken, now: clock + day })
    await look()
    expect(recipients()).toEqual(['ada@people.example', 'bo@people.example'])
  })

  it('EVT-1 one slow answer holds up no other mail, nor is its mail sent by another process meanwhile', async () => {
    const slow = Promise.withResolvers<void>()
    answer = ({ to }) => (to.startsWith('slow') ? slow.promise : Promise.resolve())
    const send = senderOf()
    await add('slow@people.example')
    await look(send)
    await add('ada@people.example')
    await look(send)
    expect(recipients()).toEqual(['ada@people.example'])
    const other = senderOf()
    await look(other)
    expect(tries).toBe(2)
    slow.resolve()
    await look(send)
    expect(recipients()).toEqual(['ada@people.example', 'slow@people.example'])
  })

  it('EVT-1 several processes send each mail once', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `p${index}@people.example`)
    for (const address of addresses) await add(address)
    answer = () => new Promise((resolve) => setImmediate(resolve))
    await Promise.all([senderOf(), senderOf(), senderOf()].map((send) => look(send)))
    expect(recipients()).toEqual(addresses.toSorted())
  })

  it('SEC-5 what waits for a person goes with them', async () => {
    const { user } = await bench.person()
    await bench.app.store.members.rememberUser(user)
    await add(user.email, user.id)
    await bench.open.db.deleteFrom('users').where('id', '=', user.id).execute()
    await look()
    expect([await waiting(), tries]).toEqual([0, 0])
  })
})
