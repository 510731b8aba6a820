import * as v from 'valibot'
import { contentKey } from '../content.ts'
import { line, slug, text } from '../fields.ts'
import { operatorText } from '../operator-text.ts'
import { brandedIdOf } from './branded-id.ts'
import { storedText } from './edited-record.ts'

/** Most characters of a piece of content, in each language. */
export const mostTitle = 120
export const mostHtml = 50_000

/** A piece of content as an operator puts it; `brandId` null: for every brand without one of its own. */
export const contentInput = v.strictObject({
  key: contentKey,
  brandId: v.nullable(slug),
  title: operatorText(line(mostTitle)),
  html: operatorText(text(mostHtml)),
})
export type ContentInput = v.InferOutput<typeof contentInput>

/** A piece of content as its editors read it: only harmless HTML is left in it. */
export const storedContent = v.object({
  ...contentInput.entries,
  title: storedText,
  html: storedText,
})

export const contentIdOf = ({ key, brandId }: Pick<ContentInput, 'key' | 'brandId'>): string =>
  brandedIdOf(key, brandId)
