import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { engines, type TestEngine } from '../fixtures/engines.ts'
import { markedPatch, markOf } from '../fixtures/marked-profile.ts'
import { prepareProcess, type ServerProcess } from '../fixtures/server-process.ts'
import { createSigner, type Signer } from '../fixtures/test-identity.ts'

const { createSupplier, organisationDetails, updateOrganisation } = endpoints
const rounds = 20
const profiles = 3
const writersOfEach = 2
/** Answered saves after which a round's process is killed; one more in each round. */
const savesOfRound = 10
/** Milliseconds: twenty starts of a server on a busy machine. */
const timeout = 240_000

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
  let token: string

  beforeAll(async () => {
    engine = await start()
    signer = await createSigner()
    token = (await signer.person()).token
  })
  afterAll(() => engine.stop())

  it(
    'API-6 loses no acknowledged save and halves none, in twenty rounds',
    { timeout },
    async () => {
      const place = await engine.place()
      const known: Known[] = []
      const faults = { lost: 0, halfApplied: 0 }
      let marks = 0
      let waiting = prepareProcess(place, signer)

      for (let round = 1; round <= rounds; round += 1) {
        const server = await waiting.start()
        waiting = prepareProcess(place, signer)
        if (round === 1) known.push(...(await createProfiles(server)))
        await checkAll(server, known, faults)
        await saveUntilKilled(server, known, savesOfRound + round, () => (marks += 1))
      }
      const last = await waiting.start()
      await checkAll(last, known, faults)
      await last.kill()

      const count = known.reduce((sum, one) => sum + one.acknowledged.size, 0)
      console.log(
        `kill -9: ${rounds} rounds, ${count} acknowledged, ${faults.lost} lost, ${faults.halfApplied} half-applied (${name})`,
      )
      expect(count).toBeGreaterThan(rounds * savesOfRound)
      expect(faults).toEqual({ lost: 0, halfApplied: 0 })
    },
  )

  const createProfiles = ({ url }: ServerProcess) =>
    Promise.all(
      Array.from({ length: profiles }, async (_, at): Promise<Known> => {
        const { data } = await succeed(url, createSupplier, { token, body: { name: `Kept ${at}` } })
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
        const call = { token, params: { slug }, body }
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

  async function checkAll(
    { url }: ServerProcess,
    known: readonly Known[],
    faults: { lost: number; halfApplied: number },
  ) {
    for (const { slug, acknowledged, unanswered } of known) {
      const { data } = await succeed(url, organisationDetails, { token, params: { slug } })
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
