import { createContext, use } from 'react'
import type { Texts, Translate } from './texts.ts'

/** The texts of the page, for its components. */
export const TextContext = createContext<Texts | null>(null)

/** @throws Error outside of a page with texts */
export function useTexts(): Texts {
  const texts = use(TextContext)
  if (!texts) throw new Error('no texts')
  return texts
}

/** Words the messages of the page's language: `const t = useText()`, then `t('frame.logIn')`. */
export function useText(): Translate {
  return useTexts().t
}
