import { createContext } from 'react'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { useProvided } from '#src/lib/use-provided.ts'
import type { DraftStore, Editing } from './draft-store.ts'
import type { Path } from './paths.ts'

/** The draft that is edited, for each part of its screens. */
export type Draft = {
  /** Of the brand. */
  id: string
  store: DraftStore
  editing: Editing
  /** With everything that was changed on this page. */
  state: BrandState
  change: (path: Path, value: unknown) => void
  /** What is wrong at a path, where it is to be shown already. */
  errorOf: (path: Path) => string | undefined
}

export const DraftContext = createContext<Draft | null>(null)

/** The draft around this part. Throws outside of a DraftContext: a mistake in the wiring. */
export function useDraft(): Draft {
  return useProvided(DraftContext, 'draft of a brand')
}
