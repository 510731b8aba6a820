import { describe, expect, it } from 'vitest'
import { detailsFixture } from '../draft/details.fixture.ts'
import { createProfileDraft } from '../draft/profile-draft.ts'
import { keepMine, takeTheirs } from './resolve-conflict.ts'

const data = { organisation: async () => detailsFixture({ version: 8, name: 'Theirs' }) }
const conflicting = () => {
  const draft = createProfileDraft(detailsFixture())
  draft.fields.name = 'Mine'
  draft.conflict = true
  return draft
}

describe('somebody saved meanwhile', () => {
  it('PRF-13 reloading shows what they saved', async () => {
    const draft = conflicting()
    await takeTheirs(draft, data)
    expect(draft).toMatchObject({ version: 8, conflict: false, fields: { name: 'Theirs' } })
  })

  it('PRF-13 overwriting keeps the typed text and goes on from their version', async () => {
    const draft = conflicting()
    await keepMine(draft, data)
    expect(draft).toMatchObject({ version: 8, conflict: false, fields: { name: 'Mine' } })
  })

  it('PRF-13 keeps the typed text and the choice when their version cannot be read', async () => {
    const draft = conflicting()
    const fails = { organisation: () => Promise.reject(new Error('down')) }
    await expect(takeTheirs(draft, fails)).rejects.toThrow('down')
    expect(draft).toMatchObject({ conflict: true, fields: { name: 'Mine' } })
  })
})
