import { createContext } from 'react'
import { useProvided } from '../lib/use-provided.ts'
import type { Texts, Translate } from './texts.ts'

/** The texts of the page, for its components. Every page has some: see `src/routes/__root.tsx`. */
export const TextContext = createContext<Texts | null>(null)

/** @throws Error outside of a page with texts */
export function useTexts(): Texts {
  return useProvided(TextContext, 'text')
}

/** Words the messages of the page's language: `const t = useText()`, then `t('frame.logIn')`. */
export function useText(): Translate {
  return useTexts().t
}
