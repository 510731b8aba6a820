import * as v from 'valibot'
import { languages } from '../../i18n/languages.ts'
import { text } from '../fields.ts'
import { mostHtml } from './content-input.ts'
import { storedText } from './edited-record.ts'

/** A page of the portal that shows content where somebody has written it. */
export const contentPage = v.object({
  key: v.string(),
  /** Where it is, behind the host of a brand. */
  path: v.string(),
  /** What it is called, in the language of the call. */
  name: v.string(),
})
export type ContentPage = v.InferOutput<typeof contentPage>

/** What readers see of a page while nobody has written it, in all languages. */
export const contentInstead = v.object({ title: storedText, html: storedText })
export type ContentInstead = v.InferOutput<typeof contentInstead>

const language = v.picklist(languages)

/** HTML as it is typed, by language; half-written HTML may stand in it. */
export const typedHtml = v.record(language, text(mostHtml))
export type TypedHtml = v.InferOutput<typeof typedHtml>

/** What saving would leave of it. */
export const harmlessHtml = v.object({
  language,
  /** Harmless HTML. */
  html: v.string(),
  /** What is taken out, each once: an element, or one of its attributes, and `!--` for comments. */
  dropped: v.array(v.object({ element: v.string(), attribute: v.nullable(v.string()) })),
})
export type HarmlessHtml = v.InferOutput<typeof harmlessHtml>
