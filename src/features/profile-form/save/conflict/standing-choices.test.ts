import { expect, it } from 'vitest'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { standingChoices, type Chosen } from './standing-choices.ts'

const mine = fieldsOf(detailsFixture())
const chosen: Chosen = { choices: { website: 'theirs', description: 'mine' }, mine, version: 4 }
const conflicts = ['website', 'description', 'companySize'] as const

it('OFF-6 what was chosen stands while both sides are as they were', () => {
  expect(standingChoices(chosen, conflicts, { mine, version: 4 })).toEqual(chosen.choices)
  expect(standingChoices(null, conflicts, { mine, version: 4 })).toEqual({})
})

it.each([
  ['somebody has saved anew', conflicts, { mine, version: 5 }, {}],
  [
    'was typed anew since',
    conflicts,
    { mine: { ...mine, website: 'new.example' }, version: 4 },
    { description: 'mine' },
  ],
  ['is in conflict no more', ['website'] as const, { mine, version: 4 }, { website: 'theirs' }],
])('OFF-6 a choice about what %s is to be made again', (_what, left, sides, standing) => {
  expect(standingChoices(chosen, left, sides)).toEqual(standing)
})
