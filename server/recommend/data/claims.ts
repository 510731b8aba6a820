/**
 * Attributes that a credential proves, by their ids: the dictionary `recommendation` has a sentence for each
 * under `verifies` or `supports`.
 */
export const verifiedClaims = [
  'indigenous-owned',
  'minority-owned',
  'other-minority',
  'women-owned',
  'lgbtqi-owned',
  'disability-owned',
  'veteran-owned',
  'disability-enterprise',
  'social-enterprise',
] as const
export const supportedClaims = [
  'circular-products',
  'measures-emissions',
  'carbon-neutral-commitment',
  'net-zero-target',
  'renewable-electricity',
  'community-giving',
  'modern-slavery-statement',
  'supplier-code-of-conduct',
  'living-wage-payer',
  'pays-small-suppliers-promptly',
  'purpose-driven',
  'diversity-policy',
  'apprentices-and-trainees',
] as const
export type VerifiedClaim = (typeof verifiedClaims)[number]
export type SupportedClaim = (typeof supportedClaims)[number]
