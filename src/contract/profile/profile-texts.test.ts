import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { buildPatch } from './build-patch.ts'
import { detailsFixture } from './details.fixture.ts'
import { fieldsOf } from './fields-of.ts'
import { profilePatch } from '../profile-patch.ts'
import { profileTexts, textNames } from './profile-texts.ts'

/** What word processors, tables and websites leave in a text that is pasted. */
const pieces = [
  'wool.example',
  'wool。example.',
  'Sámi',
  ' ',
  '\n',
  '\t',
  '\v',
  '\u2028',
  '\u00a0',
  '\u200b',
]
const pasted = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join(''))
const ticked = detailsFixture({ selfReportedAttributes: [{ id: 'other', name: 'Other' }] })

describe.each(textNames)('the text %s of a profile', (name) => {
  const { most, plain, rule } = profileTexts[name]

  it('KEEP-1 is what the merge takes it for, once the server has stored it', () => {
    fc.assert(
      fc.property(pasted, (typed) => {
        const base = fieldsOf(ticked)
        const { [name]: sent } = buildPatch({ ...base, [name]: typed }, base, 'other')
        const stored = v.safeParse(rule, sent)
        fc.pre(stored.success)
        expect(plain(stored.output)).toBe(plain(typed))
      }),
    )
  })

  it('API-5 is refused by its name beyond its limit', () => {
    const patch = { [name]: `w.${'w'.repeat(most)}` }
    const [issue] = v.safeParse(profilePatch, patch).issues ?? []
    expect(issue?.message).toBe(`must have at most ${most} characters`)
    expect(issue && v.getDotPath(issue)).toBe(name)
  })
})
