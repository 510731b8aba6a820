import * as v from 'valibot'
import type { Api } from '../api/create-api.ts'
import { brand, type Brand } from '../contract/brand.ts'
import {
  attributeOption,
  country,
  credential,
  identifierType,
  locationNode,
  productTag,
} from '../contract/catalogue.ts'
import { content } from '../contract/content.ts'
import { defaultBrand } from '../contract/default-brand.ts'
import { environment } from '../contract/environment.ts'
import { membership } from '../contract/membership.ts'
import { offer } from '../contract/offer.ts'
import { organisationDetails } from '../contract/organisation.ts'
import { ProblemError } from '../contract/problem.ts'
import { publicProfile } from '../contract/public-profile.ts'
import { questionnaire } from '../contract/questionnaire.ts'
import { supplierModule } from '../contract/supplier-module.ts'
import { environment as environmentTable } from '../storage/tables/environment.ts'
import { memberships } from '../storage/tables/memberships.ts'
import { organisations } from '../storage/tables/organisations.ts'
import { publicProfiles } from '../storage/tables/public-profiles.ts'
import { reference } from '../storage/tables/reference.ts'
import { themes } from '../storage/tables/themes.ts'
import type { Source } from './cache.ts'

const list = <S extends v.GenericSchema>(
  key: string,
  item: S,
  load: () => Promise<v.InferOutput<S>[]>,
) => ({ table: reference, key, schema: v.array(item), load })

/**
 * Everything that is kept: where it is kept, what it looks like, how it is asked for.
 * @param sanitise takes out of content what must not be in a page, where it is put there as it is
 */
export function createSources(api: Api, sanitise = (html: string) => html) {
  const { catalogue, identifiers } = api
  return {
    theme: (host: string) => ({
      table: themes,
      key: host,
      schema: brand,
      load: () => defaultIfUnknown(api.portal.brand(host)),
    }),
    environment: {
      table: environmentTable,
      key: 'portal',
      schema: environment,
      load: () => api.portal.environment(),
    },
    publicProfile: (slug: string) => ({
      table: publicProfiles,
      key: slug,
      schema: v.nullable(publicProfile),
      load: () => nullIfUnknown(api.organisations.publicProfile(slug)),
    }),
    memberships: (userId: string) => ({
      table: memberships,
      key: userId,
      schema: v.array(membership),
      load: () => api.account.memberships(),
    }),
    organisation: (userId: string, slug: string) => ({
      table: organisations,
      key: `${userId}/${slug}`,
      schema: organisationDetails,
      load: () => api.organisations.details(slug),
    }),
    credentials: list('credentials', credential, () => catalogue.credentials()),
    attributes: list('attributes', attributeOption, () => catalogue.attributes()),
    products: list('products', productTag, () => catalogue.products()),
    locations: list('locations', locationNode, () => catalogue.locations()),
    content: (key: string) => ({
      table: reference,
      key: `content/${key}`,
      schema: v.nullable(content),
      async load() {
        const found = await nullIfUnknown(api.outreach.content(key))
        return found && { ...found, html: sanitise(found.html) }
      },
    }),
    offers: list('offers', offer, () => api.benefits.offers()),
    galleryBrands: list('gallery-brands', brand, () => api.gallery.brands()),
    modules: list('modules', supplierModule, () => api.modules.modules()),
    questionnaire: (id: string) => ({
      table: reference,
      key: `questionnaire/${id}`,
      schema: questionnaire,
      load: () => api.modules.questionnaire(id),
    }),
    countries: list('countries', country, () => catalogue.countries()),
    identifierTypes: (code: string) => ({
      table: reference,
      key: `identifier-types/${code}`,
      schema: v.array(identifierType),
      load: () => identifiers.ofCountry(code),
    }),
    identifierType: (typeId: string) => ({
      table: reference,
      key: `identifier-type/${typeId}`,
      schema: identifierType,
      load: () => identifiers.byType(typeId),
    }),
  } satisfies Record<
    string,
    Source<v.GenericSchema> | ((...args: never[]) => Source<v.GenericSchema>)
  >
}

export type Sources = ReturnType<typeof createSources>

/** An unknown host looks grey (BRD-2), and is not asked for again with every page. */
async function defaultIfUnknown(theme: Promise<Brand>): Promise<Brand> {
  try {
    return await theme
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return defaultBrand
    throw error
  }
}

/** 422 is a slug that cannot be one. */
async function nullIfUnknown<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProblemError && [400, 404, 422].includes(error.status)) return null
    throw error
  }
}
