import type { ReactNode } from 'react'
import { TextContext } from '../text-context.ts'
import { english } from './english.ts'

/** A part of a page with the English texts around it, for tests. */
export function inEnglish(part: ReactNode): ReactNode {
  return <TextContext value={english}>{part}</TextContext>
}
