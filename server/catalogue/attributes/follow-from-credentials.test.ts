import { expect, it } from 'vitest'
import type { Credential } from '#src/contract/catalogue.ts'
import { attributesFollowingFrom } from './follow-from-credentials.ts'
import { derivedAttributes } from './derived.ts'

const certified = (...sustainabilityBadges: Credential['sustainabilityBadges']) => ({
  category: 'certification' as const,
  sustainabilityBadges,
})

it.each([
  [[], []],
  [[certified('Environment')], ['certified-environment']],
  [[certified('Ethical')], ['certified-social']],
  [[certified('Governance', 'Community')], []],
  [[certified('Diversity', 'Social')], ['certified-social', 'certified-diverse']],
  [[certified('Environment'), certified('Environment')], ['certified-environment']],
])('API-8 concludes attributes from verified certifications', (verified, attributes) => {
  expect(attributesFollowingFrom(verified)).toEqual(attributes)
})

it.each(['rating', 'membership'] as const)('API-8 concludes nothing from a %s', (category) => {
  expect(attributesFollowingFrom([{ ...certified('Environment'), category }])).toEqual([])
})

it('API-8 has a rule for every derived attribute', () => {
  const everything = attributesFollowingFrom([certified('Environment', 'Social', 'Diversity')])
  expect(everything).toEqual(derivedAttributes.map(({ id }) => id))
})
