import * as v from 'valibot'
import { brand } from '../brand.ts'
import { endpoint } from '../endpoint.ts'

/**
 * What `/dev/gallery` reads. Not in the table of the API: only a portal with demo data has it, and no
 * other back end need know of it.
 */
export const galleryEndpoints = {
  galleryBrands: endpoint({
    method: 'GET',
    path: '/dev/gallery/brands',
    base: 'origin',
    access: 'public',
    summary: 'Themes of all brands of a demonstration',
    response: v.array(brand),
  }),
} as const
