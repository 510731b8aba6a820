import { describe, expect, it, vi } from 'vitest'
import { english } from '#src/i18n/testing/english.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { setField } from '../draft/edit-draft.ts'
import { createProfileDraft } from '../draft/profile-draft.ts'
import { createFormStatus } from './form-status.ts'

const open = () => {
  const draft = createProfileDraft(detailsFixture())
  return { draft, status: createFormStatus(english, draft, null) }
}

describe('status of the form', () => {
  it('PRF-2 follows the draft at once', () => {
    const { draft, status } = open()
    expect(status.read()).toMatchObject({ missing: 0, isDirty: false })
    const onChange = vi.fn<() => void>()
    const stop = status.subscribe(onChange)
    setField(draft, 'description', '')
    expect(onChange).toHaveBeenCalled()
    expect(status.read()).toMatchObject({
      missing: 1,
      isDirty: true,
      sections: { description: { kind: 'open', missing: 1 } },
    })
    stop()
    onChange.mockClear()
    setField(draft, 'description', 'Blankets')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('PRF-2 is worked out once per change, and keeps errors that stay the same', () => {
    const { draft, status } = open()
    draft.attempted = true
    setField(draft, 'description', '')
    const before = status.read()
    expect(status.read()).toBe(before)
    setField(draft, 'name', 'Wattle')
    expect(status.read()).not.toBe(before)
    expect(status.read().errors).toBe(before.errors)
    setField(draft, 'name', '')
    expect([...status.read().errors.keys()]).toEqual(['profile-name', 'profile-description'])
  })
})
