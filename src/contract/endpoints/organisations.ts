import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { keyword, line, slug, typedSlug } from '../fields.ts'
import * as limits from '../limits.ts'
import { membership, organisationHit } from '../membership.ts'
import { organisationDetails } from '../organisation.ts'
import { profilePatch } from '../profile-patch.ts'
import { publicProfile } from '../public-profile.ts'
import { day } from '../trust/stated-details.ts'

const bySlug = v.strictObject({ slug })
/** API-1: the path of the details route is not shown; these are the readings of it. */
const detailsAliases = ['/organisation/:slug', '/organization/:slug'] as const

/** Organisations: finding, founding, reading, saving. */
export const organisationEndpoints = {
  searchOrganisations: endpoint({
    method: 'GET',
    path: '/organisation/search',
    access: 'signed-in',
    summary: 'Organisations whose name matches a keyword',
    query: v.strictObject({ keyword }),
    response: v.object({ results: v.array(organisationHit) }),
  }),
  createSupplier: endpoint({
    method: 'POST',
    path: '/organization/supplier',
    access: 'signed-in',
    summary: 'Create a supplier organisation; the caller becomes its accepted owner',
    body: v.strictObject({ name: line(limits.name) }),
    response: v.object({ data: membership }),
    status: 201,
  }),
  organisationDetails: endpoint({
    method: 'GET',
    path: '/organizations/:slug',
    aliases: detailsAliases,
    access: 'member',
    roles: ['verifier', 'support'],
    summary: 'Details of an organisation, for its members and the operator',
    params: bySlug,
    response: v.object({ data: organisationDetails }),
  }),
  updateOrganisation: endpoint({
    method: 'PATCH',
    path: '/organizations/:slug',
    aliases: detailsAliases,
    access: 'member',
    summary: 'Save the profile; If-Match with the version guards against overwriting',
    params: bySlug,
    body: profilePatch,
    response: v.object({ data: organisationDetails }),
  }),
  publicProfile: endpoint({
    method: 'GET',
    path: '/public/organisation/detail/:slug',
    access: 'public',
    summary: 'Public profile of an organisation, as it is or as it was when a day ended',
    params: v.strictObject({ slug: typedSlug }),
    query: v.object({ asOf: v.optional(day) }),
    response: v.object({ data: publicProfile, asOf: v.optional(v.string()) }),
  }),
  associatePortfolio: endpoint({
    method: 'POST',
    path: '/associate-portfolio',
    access: 'member',
    summary: 'Link an organisation to a portfolio of the brand of the request',
    query: v.strictObject({ portfolioSlug: slug, organisationSlug: slug }),
    response: v.object({ data: v.object({ linked: v.boolean() }) }),
  }),
} as const
