import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { dueSuppliers } from '../fixtures/due-suppliers.ts'
import { engines, type TestEngine } from '../fixtures/engines.ts'
import { mailsIn } from '../fixtures/mails.ts'
import { markedPatch, markOf } from '../fixtures/marked-profile.ts'
import { prepareProcess, type ServerProcess } from '../fixtures/server-process.ts'
import { createSigner, type Signer } from '../fixtures/test-identity.ts'

const { associate, createSupplier, organisationDetails, updateOrganisation } = endpoints
/** On each database. */
const rounds = 12
const profiles = 3
const writersOfEach = 2
/** Suppliers whose owners are to be reminded from each round on. */
const dueInRound = 3
/** Of letters, in milliseconds. */
const patience = { timeout: 30_000, interval: 200 }
const complete = { lost: [], repeated: [] }
/** Answered saves after which a round's process is killed; one more in each round. */
const savesOfRound = 10
/** Milliseconds: the starts of a server on a busy machine. */
const timeout = 240_000

/** Addresses of those who asked to join. */
type Claims = { answered: string[]; unanswered: string[] }

/** What is known of one profile from outside. */
type Known = {
  slug: string
  /** Number of the save that was answered with each version. */
  acknowledged: Map<number, number>
  /** Numbers of saves that were sent and not answered: they may be there or not. */
  unanswered: Set<number>
}

describe.each(engines)('kill -9 ($name)', ({ name, start }) => {
  let engine: TestEngine
  let signer: Signer
  let owner: { token: string; user: { email: string } }

  beforeAll(async () => {
    engine = await start()
    signer = await createSigner()
    owner = await signer.person()
  })
  afterAll(() => engine.stop())

  it(
    'API-6 EVT-1 TRU-6 loses no acknowledged save, letter or reminder, and halves and repeats none, in a dozen rounds',
    { timeout },
    async () => {
      const place = await engine.place()
      const known: Known[] = []
      const faults = { lost: 0, halfApplied: 0 }
      const claims: Claims = { answered: [], unanswered: [] }
      let marks = 0
      const due = await dueSuppliers(place, rounds * dueInRound)
      const prepare = () => prepareProcess(place, signer, { REMINDING: 'yes' })
      let waiting = prepare()

      for (let round = 1; round <= rounds; round += 1) {
        const server = await waiting.start()
        waiting = prepare()
        if (round === 1) known.push(...(await createProfiles(server)))
        await checkAll(server, known, faults)
        const killed = new AbortController()
        await Promise.all([
          saveUntilKilled(server, known, savesOfRound + round, () => (marks += 1)).finally(() =>
            killed.abort(),
          ),
          claimUntil(killed.signal, server, known, claims),
          due.fallDue(dueInRound),
        ])
      }
      const last = await waiting.start()
      await checkAll(last, known, faults)
      const letters = await lettersAbout(claims, place.dataDir)
      await vi.waitFor(async () => expect((await due.reminded()).lost).toEqual([]), patience)
      const reminders = await due.reminded()
      await last.kill()
      await due.close()

      const count = known.reduce((sum, one) => sum + one.acknowledged.size, 0)
      console.log(
        `kill -9: ${rounds} rounds, ${count} acknowledged, ${faults.lost} lost, ${faults.halfApplied} half-applied (${name})`,
      )
      expect(count).toBeGreaterThan(rounds * savesOfRound)
      expect(faults).toEqual({ lost: 0, halfApplied: 0 })
      expect(claims.answered.length).toBeGreaterThan(rounds)
      expect({ letters, reminders }).toEqual({ letters: complete, reminders: complete })
    },
  )

  const createProfiles = ({ url }: ServerProcess) =>
    Promise.all(
      Array.from({ length: profiles }, async (_, at): Promise<Known> => {
        const { data } = await succeed(url, createSupplier, {
          token: owner.token,
          body: { name: `Kept ${at}` },
        })
        const { slug } = data.organisation
        return { slug, acknowledged: new Map(), unanswered: new Set() }
      }),
    )

  /** Several save every profile at once until the process is gone. */
  async function saveUntilKilled(
    server: ServerProcess,
    known: readonly Known[],
    saves: number,
    nextMark: () => number,
  ) {
    let answered = 0
    let killed: Promise<void> | undefined
    const write = async ({ slug, acknowledged, unanswered }: Known) => {
      for (;;) {
        const mark = nextMark()
        unanswered.add(mark)
        const body = markedPatch(mark)
        const call = { token: owner.token, params: { slug }, body }
        const saved = await succeed(server.url, updateOrganisation, call).catch((error) => {
          // A refusal is an answer, and no save may be refused here.
          if (!killed || !(error instanceof TypeError)) throw error
        })
        if (!saved) return
        expect(markOf(saved.data)).toBe(mark)
        unanswered.delete(mark)
        acknowledged.set(saved.data.version, mark)
        answered += 1
        if (answered === saves) killed = server.kill()
      }
    }
    await Promise.all(
      known.flatMap((one) => Array.from({ length: writersOfEach }, () => write(one))),
    )
    await killed
  }

  /** One person after the other asks to join, until the process is gone. */
  async function claimUntil(
    killed: AbortSignal,
    { url }: ServerProcess,
    known: readonly Known[],
    claims: Claims,
  ) {
    for (let turn = 0; !killed.aborted; turn += 1) {
      const { token, user } = await signer.person({ email: `${crypto.randomUUID()}@kept.example` })
      const body = { organisationSlug: known[turn % known.length]?.slug ?? '' }
      const isAnswered = await succeed(url, associate, { token, body }).then(
        () => true,
        (error) => {
          if (error instanceof TypeError) return false
          throw error
        },
      )
      claims[isAnswered ? 'answered' : 'unanswered'].push(user.email)
    }
  }

  /** What became of the letters to the owner, once those about all answered claims are there. */
  async function lettersAbout({ answered, unanswered }: Claims, dataDir: string) {
    const count = async () => {
      const texts = (await mailsIn(dataDir, owner.user.email)).map(({ text }) => text)
      const of = (email: string) => texts.filter((text) => text.includes(email)).length
      return {
        lost: answered.filter((email) => of(email) === 0),
        repeated: [...answered, ...unanswered].filter((email) => of(email) > 1),
      }
    }
    await vi.waitFor(async () => expect((await count()).lost).toEqual([]), patience)
    return count()
  }

  async function checkAll(
    { url }: ServerProcess,
    known: readonly Known[],
    faults: { lost: number; halfApplied: number },
  ) {
    for (const { slug, acknowledged, unanswered } of known) {
      const { data } = await succeed(url, organisationDetails, {
        token: owner.token,
        params: { slug },
      })
      if (data.version === 1) continue
      const mark = markOf(data)
      if (mark === null) {
        faults.halfApplied += 1
        continue
      }
      const newer = [...acknowledged.keys()].filter((version) => version > data.version)
      const expected = acknowledged.get(data.version)
      const isStored = expected === undefined ? unanswered.has(mark) : expected === mark
      faults.lost += newer.length + (isStored ? 0 : 1)
    }
  }
})
