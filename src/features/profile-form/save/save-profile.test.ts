import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import type { Data } from '#src/data/data.ts'
import { detailsFixture } from '../draft/details.fixture.ts'
import { createProfileDraft } from '../draft/profile-draft.ts'
import { saveProfile } from './save-profile.ts'

const portfolios = [
  { portfolioSlug: 'certified', requiredCredentialIds: ['iso-14001'] },
  { portfolioSlug: 'elite', requiredCredentialIds: ['iso-14001', 'b-corp'] },
]

function setUp(save: Data['saveProfile']) {
  const data = {
    saveProfile: vi.fn<Data['saveProfile']>(save),
    rememberSlug: vi.fn<Data['rememberSlug']>(),
    associatePortfolio: vi.fn<Data['associatePortfolio']>(async () => true),
  }
  const draft = createProfileDraft(detailsFixture())
  draft.fields.description = 'Typed'
  return { data, draft, deps: { data, portfolios, otherMinorityId: null } }
}
const succeeds: Data['saveProfile'] = async () =>
  detailsFixture({ version: 4, description: 'Typed' })
const refuses = (status: number, field?: string) => () =>
  Promise.reject(new ProblemError({ status, code: 'refused', message: 'No such place', field }))

describe('saving a profile', () => {
  afterEach(() => vi.restoreAllMocks())

  it('PRF-13 sends the profile with its version and makes the organisation the remembered one', async () => {
    const { data, draft, deps } = setUp(succeeds)
    const saved = await saveProfile(draft, deps)
    expect(saved?.version).toBe(4)
    expect(data.saveProfile).toHaveBeenCalledExactlyOnceWith(
      'wattle-and-wool-pty-ltd',
      expect.objectContaining({ description: 'Typed' }),
      3,
    )
    expect(data.rememberSlug).toHaveBeenCalledExactlyOnceWith('wattle-and-wool-pty-ltd')
    expect(draft).toMatchObject({ version: 4, saving: false, refusal: null })
  })

  it('PRF-13 ignores a second save while the first is under way', async () => {
    const { data, draft, deps } = setUp(succeeds)
    const both = await Promise.all([saveProfile(draft, deps), saveProfile(draft, deps)])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(data.saveProfile).toHaveBeenCalledOnce()
  })

  it('PRF-13 keeps everything typed when the server refuses, with its message and field', async () => {
    const { data, draft, deps } = setUp(refuses(422, 'contacts.address'))
    expect(await saveProfile(draft, deps)).toBeNull()
    expect(draft.refusal).toEqual({ message: 'No such place', field: 'contacts.address' })
    expect(draft.fields.description).toBe('Typed')
    expect(draft.saving).toBe(false)
    expect(data.rememberSlug).not.toHaveBeenCalled()
  })

  it('PRF-13 says that somebody saved meanwhile, and keeps the typed text', async () => {
    const { draft, deps } = setUp(refuses(412))
    await saveProfile(draft, deps)
    expect(draft).toMatchObject({ conflict: true, refusal: null, saving: false })
    expect(draft.fields.description).toBe('Typed')
  })

  it('PRF-13 says that the server could not be reached when no answer came', async () => {
    const { draft, deps } = setUp(refuses(0))
    await saveProfile(draft, deps)
    expect(draft.refusal?.message).toContain('could not be reached')
    expect(draft.fields.description).toBe('Typed')
  })

  it("ERR-1 words a failure without a message as 'Ops! request not completed.'", async () => {
    const { draft, deps } = setUp(() => Promise.reject(new Error('')))
    await saveProfile(draft, deps)
    expect(draft.refusal).toEqual({ message: 'Ops! request not completed.', field: null })
  })

  it('PRF-14 links the portfolios whose credentials are held, after a failed save too', async () => {
    for (const save of [succeeds, refuses(500)]) {
      const { data, draft, deps } = setUp(save)
      await saveProfile(draft, deps)
      await vi.waitFor(() => expect(data.associatePortfolio).toHaveBeenCalled())
      expect(data.associatePortfolio).toHaveBeenCalledExactlyOnceWith(
        'certified',
        'wattle-and-wool-pty-ltd',
      )
    }
  })

  it('PRF-13 takes a portfolio that cannot be linked for no failed save', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { data, draft, deps } = setUp(succeeds)
    data.associatePortfolio.mockRejectedValue(new Error('down'))
    expect(await saveProfile(draft, deps)).not.toBeNull()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
    expect(draft.refusal).toBeNull()
  })
})
