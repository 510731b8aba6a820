import type { ContentInput } from '#src/contract/operate/content-input.ts'
import { isWritten } from '../fields/language-texts.ts'

/** Whether nothing is written yet, in any language. */
export const isUnwritten = ({ title, html }: Pick<ContentInput, 'title' | 'html'>): boolean =>
  !isWritten(title) && !isWritten(html)
