import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conflictsOf } from './outgoing.ts'
import { createDevice, slug } from './testing/device.ts'
import { createMemoryRows } from './testing/memory-rows.ts'
import { createModelServer, type Fault } from './testing/model-server.ts'

type TextField = 'name' | 'description' | 'website'
type Step =
  | { do: 'type'; field: TextField }
  | { do: 'save' }
  | { do: 'crash' }
  | { do: 'wait' }
  | { do: 'tick'; id: string }
  | { do: 'other device saves'; field: TextField }
  | { do: 'other device ticks'; id: string }
  | { do: 'fault'; fault: Fault }

const field = fc.constantFrom<TextField>('name', 'description', 'website')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), field }) },
  { weight: 3, arbitrary: fc.constant({ do: 'save' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'crash' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('tick' as const), id: fc.constantFrom('a', 'b') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('other device saves' as const), field }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('other device ticks' as const),
      id: fc.constantFrom('x', 'y'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault: fc.constantFrom<Fault>(
        'request lost',
        'answer lost',
        '500 before',
        '500 after',
        '401',
      ),
    }),
  },
)

/** Plays the steps, then mends everything, saves, and answers what is asked with 'mine'. */
async function play(steps: readonly Step[]) {
  const server = createModelServer()
  const rows = createMemoryRows()
  let device = await createDevice(server, rows)
  const wanted: Partial<Record<TextField, string>> = {}
  /** What either device ticks, each its own. */
  const ticked = new Set(['family-owned'])
  let others = 0
  for (const [at, one] of steps.entries()) {
    if (one.do === 'type') {
      await device.type({ [one.field]: `typed ${at}` })
      wanted[one.field] = `typed ${at}`
    } else if (one.do === 'tick') {
      await device.tick(one.id)
      toggle(ticked, one.id)
    } else if (one.do === 'save') await device.save()
    else if (one.do === 'crash') device = await createDevice(server, rows)
    else if (one.do === 'wait') await device.send()
    else if (one.do === 'fault') server.faults.push(one.fault)
    else if (one.do === 'other device ticks') {
      others += 1
      toggle(ticked, one.id)
      const now = new Set(server.details().selfReportedAttributes.map(({ id }) => id))
      toggle(now, one.id)
      server.store({ selfReportedAttributes: [...now].map((id) => ({ id, name: id })) })
    } else {
      others += 1
      const ours = wanted[one.field]
      // Whoever saves after ours has arrived, has seen it; else 'mine' is chosen at the end.
      if (!ours || server.details()[one.field] === ours) wanted[one.field] = `other ${at}`
      server.store({ [one.field]: `other ${at}` })
    }
  }
  server.faults.length = 0
  device = await createDevice(server, rows)
  await device.drafts.send('asked')
  if (device.row()) await device.save()
  // Whoever saved again meanwhile is asked about again.
  for (let row = device.row(), turn = 0; row?.theirs && turn < 3; row = device.row(), turn += 1) {
    const mine = Object.fromEntries(conflictsOf(row).map((name) => [name, 'mine' as const]))
    await device.drafts.resolve(slug, mine)
  }
  return { server, device, wanted, ticked, others }
}

function toggle(set: Set<string>, id: string): void {
  if (!set.delete(id)) set.add(id)
}

/** What once failed: the form has to show what the outbox has sent, or a tick taken back is a tick. */
const tickedBackAfterTheOutbox: Step[] = [
  { do: 'fault', fault: 'request lost' },
  { do: 'tick', id: 'b' },
  { do: 'save' },
  { do: 'wait' },
  { do: 'tick', id: 'b' },
]

/** What once failed: what may have arrived before a sign-in was asked for keeps its key after it. */
const arrivedBeforeTheSignIn: Step[] = [
  { do: 'fault', fault: '500 after' },
  { do: 'fault', fault: '401' },
  { do: 'type', field: 'website' },
  { do: 'save' },
  { do: 'other device saves', field: 'website' },
  { do: 'save' },
  { do: 'save' },
]

describe('random sequences of typing, saving, faults, crashes and another device', () => {
  it('KEEP-1 OFF-5 OFF-6 lose nothing and store nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { server, device, wanted, ticked, others } = await play(steps)
        expect(device.row(), 'everything has arrived').toBeNull()
        const stored = server.details()
        for (const [name, text] of Object.entries(wanted))
          expect(stored[name as TextField], name).toBe(text)
        const ids = stored.selfReportedAttributes.map(({ id }) => id)
        expect(ids.toSorted(), 'ticked').toEqual([...ticked].toSorted())
        expect(new Set(server.commits).size).toBe(server.commits.length)
        expect(stored.version).toBe(1 + others + server.commits.length)
      }),
      { numRuns: 2_000, examples: [[tickedBackAfterTheOutbox], [arrivedBeforeTheSignIn]] },
    )
  })
})
