import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Language } from '#src/i18n/languages.ts'

const texts = v.record(v.string(), v.string())
const attributes = v.record(
  v.string(),
  v.object({ name: v.string(), info: v.optional(v.string()) }),
)
const questionnaire = v.object({
  title: v.string(),
  intro: v.string(),
  questions: v.record(
    v.string(),
    v.object({
      text: v.string(),
      hint: v.string(),
      explanation: v.string(),
      options: v.record(v.string(), v.string()),
    }),
  ),
})

/** What a language other than English calls the things of one list of the catalogue, by their ids. */
type ByIds<T> = ReadonlyMap<string, T>

/** What the catalogue is called in a language other than English; what is not there stays English. */
export type CatalogueNames = {
  products: ByIds<string>
  countries: ByIds<string>
  attributes: ByIds<v.InferOutput<typeof attributes>[string]>
  identifierTypes: ByIds<string>
}
export type QuestionnaireNames = v.InferOutput<typeof questionnaire>

const folder = new URL('./names/', import.meta.url)

/**
 * Reads the names of a language from its folder: some milliseconds.
 * @throws Error for a file that is damaged
 */
export function readCatalogueNames(language: Language): CatalogueNames {
  const read = <T>(name: string, schema: v.GenericSchema<Record<string, T>>): ByIds<T> =>
    new Map(Object.entries(readFile(language, `${name}.json`, schema) ?? {}))
  return {
    products: read('products', texts),
    countries: read('countries', texts),
    attributes: read('attributes', attributes),
    identifierTypes: read('identifier-types', texts),
  }
}

/**
 * Reads the words of a questionnaire in a language other than English.
 * @returns null where the language has none
 * @throws Error for a file that is damaged
 */
export function readQuestionnaireNames(language: Language, id: string): QuestionnaireNames | null {
  return readFile(language, `questionnaires/${id}.json`, questionnaire)
}

function readFile<T>(language: Language, name: string, schema: v.GenericSchema<T>): T | null {
  const file = new URL(`${language}/${name}`, folder)
  if (!existsSync(file)) return null
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return v.parse(schema, content)
}
