import * as v from 'valibot'
import { credence } from '#server/demo/brands/credence.ts'
import { createStore } from '#server/store/create-store.ts'
import { openDatabase } from '#server/store/database.ts'
import { slug } from '#src/contract/fields.ts'
import type { Place } from '../../fixtures/engines.ts'
import { directorySlug, fillDirectory, isSuspended } from '../server/directory.ts'

const suppliers = 20_000

/** Fills an empty database with a directory of suppliers, for a portal on the host `localhost`. */
export async function fillPlace(place: Place): Promise<void> {
  const open = await openDatabase(place)
  await createStore(open).brands.put(credence, ['localhost'])
  await fillDirectory(open, suppliers)
  await open.close()
}

/** Of all suppliers whose profiles are shown, in an order by chance. */
export function publicSlugs(): string[] {
  const numbers = Array.from({ length: suppliers }, (_, number) => number)
  return (
    numbers
      .filter((number) => !isSuspended(number))
      .map(directorySlug)
      // A town without a Latin letter leaves an address that is none.
      .filter((one) => v.is(slug, one))
      .map((one) => ({ one, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)
  )
}
