import {
  MisshapenDraft,
  BrandChanged,
  BrandConflict,
  BrandExists,
  UnknownBrand,
} from '../../store/brand-states/brand-refusals.ts'
import { TooManyPictures } from '../../store/brand-states/kept-pictures.ts'
import { FaultyBrand } from '../../store/brand-states/publish-brand.ts'
import { problem } from '../../texts/problem.ts'

/** @throws ProblemError for what the store refuses, else what it threw */
export function refusedBrand(error: unknown): never {
  if (error instanceof UnknownBrand) throw problem(404, 'problems.unknown-brand.id')
  if (error instanceof BrandExists) throw problem(409, 'problems.brand-exists', { field: 'id' })
  if (error instanceof BrandConflict)
    throw problem(409, 'problems.brand-conflict.places', {
      field: error.paths[0] ?? '',
      params: { paths: error.paths.join(' ') },
    })
  if (error instanceof BrandChanged)
    throw error.what === 'draft'
      ? problem(409, 'problems.brand-changed.draft')
      : problem(409, 'problems.brand-changed.published')
  if (error instanceof MisshapenDraft)
    throw problem(422, 'problems.invalid.unfit', {
      field: error.path,
      params: { fault: error.message },
    })
  if (error instanceof FaultyBrand)
    throw problem(422, 'problems.brand-faults.found', {
      field: error.faults[0]?.path ?? '',
      params: { count: error.faults.length },
    })
  if (error instanceof TooManyPictures)
    throw problem(422, 'problems.unfit-picture.many', { field: 'body' })
  throw error
}
