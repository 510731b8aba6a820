/** What a credential is about. */
export const sustainabilityCategories = [
  'Environment',
  'Ethical',
  'Community',
  'Social',
  'Diversity',
  'Governance',
] as const

/** Category of an offer that is a discount code; the spelling is the specification's. */
export const couponCategory = 'cupon'
