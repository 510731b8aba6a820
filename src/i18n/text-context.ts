import { createContext, use } from 'react'
import type { Texts, Translate } from './texts.ts'

/** The texts of the page, for its components. Every page has some: see `src/routes/__root.tsx`. */
export const TextContext = createContext<Texts | null>(null)

/** @throws Error outside of a page with texts, while one develops */
export function useTexts(): Texts {
  const texts = use(TextContext)
  // Where the portal is built, a test has seen each page.
  if (import.meta.env.DEV && !texts) throw new Error('The page has no texts.')
  return texts as Texts
}

/** Words the messages of the page's language: `const t = useText()`, then `t('frame.logIn')`. */
export function useText(): Translate {
  return useTexts().t
}
