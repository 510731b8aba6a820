import { useState } from 'react'

/**
 * The key of the form of an opened organisation. A saved new name gives a new slug, and the form with
 * what was typed into it meanwhile has to stay the same one.
 * @param slug of the organisation that is open
 */
export function useFormKey(slug: string): {
  key: string
  /** Tells that the open organisation is known by another slug now. */
  rename: (newSlug: string) => void
} {
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({})
  const key = keys[slug] ?? slug
  return {
    key,
    rename: (newSlug) => {
      if (newSlug !== slug) setKeys((before) => ({ ...before, [newSlug]: key }))
    },
  }
}
