import { expect, it } from 'vitest'
import { addressElsewhere, hiddenFields } from './hidden-fields.ts'

const organisation = { name: 'Reed & Rush', slug: 'reed-and-rush' }
const user = {
  id: 'u1',
  firstName: 'Mira',
  lastName: 'Okafor',
  email: 'mira@example.test',
  slug: 'mira',
}

it('MOD-1 the form service learns who answers for whom', () => {
  expect(hiddenFields(organisation, user, 'signed')).toEqual({
    organisation_name: 'Reed & Rush',
    organisation_slug: 'reed-and-rush',
    user_id: 'u1',
    user_name: 'Mira Okafor',
    user_email: 'mira@example.test',
    ticket: 'signed',
  })
})

it('SEC-1 an address elsewhere carries neither name nor mail address of the person', () => {
  const address = addressElsewhere('https://survey.example/a?b=1', organisation, user)
  expect(address).toBe(
    'https://survey.example/a?b=1&organisation_name=Reed+%26+Rush&organisation_slug=reed-and-rush&user_id=u1',
  )
})

it('MOD-1 an address elsewhere is there before the user is known', () => {
  expect(addressElsewhere('https://survey.example/', organisation, null)).not.toContain('user_id')
})
