import { sdgs } from '../sdgs.ts'

/** What a search of suppliers can be narrowed by, in the order in which it is offered. */
export const facets = [
  'category',
  'credential',
  'assurance',
  'state',
  'product',
  'region',
  'country',
  'sdg',
  'size',
  'module',
  'updated',
] as const
export type Facet = (typeof facets)[number]

/** Those of one credential: a supplier is found where one that it holds meets all of them. */
export const credentialFacets = ['category', 'credential', 'assurance', 'state'] as const
export type CredentialFacet = (typeof credentialFacets)[number]

/** How a credential stands, as buyers ask for it; each means one or more of its states. */
export const askedStates = {
  valid: ['active', 'renewal'],
  expiring: ['expiring'],
  stated: ['pending'],
  expired: ['expired'],
} as const
export type AskedState = keyof typeof askedStates
export const askedStateNames = Object.keys(askedStates) as AskedState[]

/** What counts where credentials are asked for and nothing is said of how they stand: what was checked and holds. */
export const usualStates: readonly AskedState[] = ['valid', 'expiring']

/** Levels from which on a credential counts. */
export const askedAssurances = [
  'document-seen',
  'issuer-confirmed',
  'cryptographically-verified',
] as const

/** Ids of the goals, from 1 to 17. */
export const goalIds = sdgs.map(String)

/** Days within which a profile was last changed. */
export const updatedWithin = ['30', '90', '365'] as const

export const searchSorts = ['relevance', 'updated', 'verified', 'nearest'] as const
/** `map`: with the places where the suppliers are. What is not said is the list alone. */
export const searchViews = ['map'] as const

/** `relevance`: what is called so first; `verified`: by the newest check; `updated`: by the last change. */
export type SearchSort = (typeof searchSorts)[number]
