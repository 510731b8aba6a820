import type { CSSProperties } from 'react'
import { deriveColours } from '#src/brand/derive.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from '../operate-context.ts'

/**
 * The colours of a brand for a part of the page.
 * @param brandId null: none in particular
 * @returns null where the part keeps those of the console
 */
export function useBrandColours(brandId: string | null): CSSProperties | null {
  const { data } = useOperate()
  const loaded = useLoaded(brandId === null ? '' : `colours of ${brandId}`, () =>
    data.brand(brandId ?? ''),
  )
  if (loaded.state !== 'ready') return null
  const { published, draft } = loaded.value
  const state = published?.state ?? draft?.state
  if (!state) return null
  const { scheme, tokens } = deriveColours(state.brand.brandColors)
  const named: Record<string, string> = Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--${name}`, value]),
  )
  return { colorScheme: scheme, ...named }
}
