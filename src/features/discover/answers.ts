import { NoAnswer } from './device/no-answer.tsx'
import { FillingNote } from './empty/filling-note.tsx'
import { NoResults } from './empty/no-results.tsx'
import { NoSuppliers } from './empty/no-suppliers.tsx'
import { LongBoxes } from './filters/long-boxes.tsx'
import { FoundPlaces } from './map/found-places.tsx'

/**
 * What the page shows of few searches. It comes together: the build has names for so many parts, and no more. The sheet
 * of a phone is apart, since it brings all that a dialog is made of.
 */
export const answers = {
  NoAnswer,
  FillingNote,
  NoResults,
  NoSuppliers,
  LongBoxes,
  FoundPlaces,
}
