import * as v from 'valibot'
import {
  attributeOption,
  country,
  credential,
  identifierType,
  locationNode,
  place,
  placeSuggestion,
  productTag,
} from '../catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { catalogueId, keyword } from '../fields.ts'
import * as limits from '../limits.ts'

const results = <S extends v.GenericSchema>(one: S) => v.object({ results: v.array(one) })

/** Reference data and the place search. */
export const catalogueEndpoints = {
  credentials: endpoint({
    method: 'GET',
    path: '/credentials',
    access: 'public',
    summary: 'All credentials of the catalogue',
    response: results(credential),
  }),
  attributes: endpoint({
    method: 'GET',
    path: '/attributes',
    access: 'public',
    summary: 'Attribute options',
    query: v.strictObject({
      limit: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a number'), v.transform(Number)),
        String(limits.attributeFetch),
      ),
    }),
    response: results(attributeOption),
  }),
  products: endpoint({
    method: 'GET',
    path: '/product-and-service/',
    access: 'public',
    summary: 'All product and service tags',
    response: results(productTag),
  }),
  locations: endpoint({
    method: 'GET',
    path: '/locations',
    access: 'public',
    summary: 'The location tree: countries and their subdivisions',
    response: results(locationNode),
  }),
  countries: endpoint({
    method: 'GET',
    // Not of the specification: another back end has no such list.
    path: '/api/countries',
    base: 'origin',
    access: 'public',
    summary: 'Countries and territories of ISO 3166-1, and Kosovo',
    response: results(country),
  }),
  searchPlaces: endpoint({
    method: 'GET',
    path: '/location',
    access: 'signed-in',
    summary: 'Address search',
    query: v.strictObject({ address: keyword }),
    response: v.object({ data: v.array(placeSuggestion) }),
  }),
  place: endpoint({
    method: 'GET',
    path: '/location/:id',
    access: 'signed-in',
    summary: 'A place by its id, with address components',
    params: v.strictObject({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.placeId)) }),
    response: v.object({ data: place }),
  }),
  identifierTypes: endpoint({
    method: 'GET',
    path: '/identifier/:id',
    access: 'public',
    summary: 'Identifier types of a country (two-letter code), or the one type with that id',
    params: v.strictObject({ id: catalogueId }),
    response: v.union([results(identifierType), identifierType]),
  }),
  identifierTypeByType: endpoint({
    method: 'GET',
    path: '/identifier/type/:type',
    access: 'public',
    summary: 'The same under the longer path of the specification',
    params: v.strictObject({ type: catalogueId }),
    response: v.union([results(identifierType), identifierType]),
  }),
} as const
