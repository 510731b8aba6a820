import { describe, expect, it } from 'vitest'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import type { StoredDraft, SaveOutcome } from '#src/data/outbox/outbox.ts'
import { createDraftSync, type DraftSyncDependencies } from './draft-sync.ts'
import { createProfileDraft } from './profile-draft.ts'

const settled = () => new Promise((done) => setTimeout(done))

function kept(change: Partial<StoredDraft>): StoredDraft {
  const { slug, name, version } = detailsFixture()
  return {
    user: 'mira',
    organisation: slug,
    name,
    base: fieldsOf(detailsFixture()),
    baseVersion: version,
    patch: {},
    changedAt: 1,
    outgoing: null,
    theirs: null,
    ...change,
  }
}

/** A form over a data layer that can be told what another tab, or the outbox, has done. */
function setUp({ hasGone = false, stored = detailsFixture() } = {}) {
  let row: StoredDraft | null = null
  let tell: (slug: string) => void = () => {}
  let answer: () => Promise<SaveOutcome> = async () => ({ kind: 'waiting', problem: null })
  const sent: OrganisationDetails[] = []
  const timers: (() => void)[] = []
  const outbox: DraftSyncDependencies['outbox'] = {
    draftOf: () => row,
    followDrafts(changed) {
      tell = changed
      return () => {}
    },
    takeGoneDraft: () => hasGone,
    async storeDraft(_slug, { fields, touched }) {
      const patch = Object.fromEntries(touched.map((name) => [name, fields[name]]))
      row = kept({ ...row, patch: { ...row?.patch, ...patch } })
    },
    storeDraftAtOnce: (slug, typed) => void outbox.storeDraft(slug, typed),
    saveDraft: () => answer(),
    resolveDraft: () => answer(),
    async discardDraft() {
      row = null
    },
  }
  const draft = createProfileDraft(detailsFixture())
  const sync = createDraftSync(draft, {
    outbox,
    profile: { organisation: async () => stored },
    later(work) {
      timers.push(work)
      return () => void timers.splice(timers.indexOf(work), 1)
    },
  })
  const stop = sync.start((details) => sent.push(details))
  return {
    draft,
    sync,
    stop,
    sent,
    timers,
    row: () => row,
    answerWith: (next: typeof answer) => (answer = next),
    store: (change: Partial<OrganisationDetails>) => (stored = detailsFixture(change)),
    async elsewhere(next: StoredDraft | null) {
      row = next
      tell(draft.slug)
      await settled()
    },
  }
}

describe('a form and what the device keeps of it', () => {
  it('OFF-4 keeps a change shortly after it, once for several', async () => {
    const { draft, row, timers } = setUp()
    draft.fields.name = 'Typed'
    draft.fields.description = 'Typed too'
    await settled()
    expect(timers).toHaveLength(1)
    timers.pop()?.()
    await settled()
    expect(row()?.patch).toEqual({ name: 'Typed', description: 'Typed too' })
  })

  it('OFF-4 what is taken back while it is being kept does not come back', async () => {
    const { draft, sync, row } = setUp()
    draft.fields.locations = ['FR']
    const keeping = sync.flush()
    draft.fields.locations = ['AU', 'NZ']
    await keeping
    expect(draft.fields.locations).toEqual(['AU', 'NZ'])
    await sync.flush()
    expect(row()?.patch).toEqual({ locations: ['AU', 'NZ'] })
  })

  it('OFF-4 shows what another tab typed, and keeps what is typed here', async () => {
    const { draft, elsewhere } = setUp()
    draft.fields.name = 'Typed here'
    await elsewhere(kept({ patch: { description: 'Typed there' } }))
    expect(draft.fields).toMatchObject({ name: 'Typed here', description: 'Typed there' })
  })

  it('OFF-4 follows a draft that was discarded in another tab', async () => {
    const { draft, elsewhere } = setUp()
    await elsewhere(kept({ patch: { description: 'Typed there' } }))
    await elsewhere(null)
    expect(draft.fields.description).toBe('Blankets from Ballarat.')
  })

  it('OFF-5 tells when the outbox has sent what was saved before', async () => {
    const { draft, sync, elsewhere, store, sent } = setUp()
    draft.fields.description = 'Typed'
    await sync.flush()
    await elsewhere(kept({ patch: { description: 'Typed' }, outgoing: waiting() }))
    expect(draft.outgoing).toBe('waiting')
    store({ version: 4, description: 'Typed' })
    await elsewhere(null)
    expect(sent.map(({ version }) => version)).toEqual([4])
    expect(draft).toMatchObject({ version: 4, outgoing: null, fields: { description: 'Typed' } })
  })

  it('OFF-5 shows and tells what the outbox has sent while the form was being opened', async () => {
    const newer = detailsFixture({ version: 4, description: 'Sent before anybody saw it' })
    const { draft, sent } = setUp({ hasGone: true, stored: newer })
    await settled()
    expect(draft.fields.description).toBe('Sent before anybody saw it')
    expect(sent).toEqual([newer])
  })

  it('an answer older than what the form shows changes nothing in it', async () => {
    const { draft, elsewhere, store } = setUp({ stored: detailsFixture() })
    draft.version += 1
    draft.fields.description = 'Newer'
    store({ description: 'As this device kept it long ago' })
    await elsewhere(null)
    expect(draft.fields.description).toBe('Newer')
  })

  it('PRF-13 keeps what was typed while the save was on its way', async () => {
    const { draft, sync, answerWith } = setUp()
    draft.fields.description = 'Saved'
    answerWith(async () => {
      draft.fields.name = 'Typed meanwhile'
      return { kind: 'saved', details: detailsFixture({ version: 4, description: 'Saved' }) }
    })
    await sync.save(null)
    expect(draft).toMatchObject({ version: 4, saving: false })
    expect(draft.fields).toMatchObject({ name: 'Typed meanwhile', description: 'Saved' })
  })

  it('OFF-7 shows the reason of a refusal, and nothing typed goes', async () => {
    const { draft, sync, answerWith, elsewhere } = setUp()
    draft.fields.description = 'Typed'
    const problem = { status: 422, code: 'invalid', message: 'No such place', field: 'contacts' }
    answerWith(async () => {
      await elsewhere(
        kept({
          patch: { description: 'Typed' },
          outgoing: { ...waiting(), state: 'refused', problem },
        }),
      )
      return { kind: 'refused', problem }
    })
    await sync.save(null)
    expect(draft).toMatchObject({
      outgoing: 'refused',
      refusal: { message: 'No such place', field: 'contacts' },
      fields: { description: 'Typed' },
    })
  })

  it('OFF-4 throws everything away only when told to', async () => {
    const { draft, sync, row } = setUp()
    draft.fields.description = 'Typed'
    await sync.flush()
    await sync.discard()
    expect(row()).toBeNull()
    expect(draft.fields.description).toBe('Blankets from Ballarat.')
  })
})

function waiting(): NonNullable<StoredDraft['outgoing']> {
  return {
    key: 'key-of-this-save',
    fields: { ...fieldsOf(detailsFixture()), description: 'Typed' },
    otherMinorityId: null,
    state: 'waiting',
    problem: null,
    attempts: 1,
    notBefore: 0,
    askedAt: 1,
    again: false,
  }
}
