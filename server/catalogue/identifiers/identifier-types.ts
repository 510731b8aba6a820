import { createRequire } from 'node:module'
import type * as Stdnum from 'stdnum'
import type { Country, IdentifierType } from '#src/contract/catalogue.ts'
import { normalForm } from '#src/contract/identifiers/normal-form.ts'
import * as limits from '#src/contract/limits.ts'
import type { IdentifierDefinition } from './identifier-definition.ts'
import { ownChecks } from './own-checks.ts'

const everywhere = '*'

/** The kinds of business numbers: by country, by id, and whether a number is one. */
export type IdentifierTypes = {
  byCountry(code: string): readonly IdentifierType[]
  byId(typeId: string): IdentifierType | undefined
  /** See {@link CatalogueIn.normalIdentifier}. */
  normal(typeId: string, typed: string): string | null
  /** See {@link CatalogueIn.identifierInForm}. */
  inForm(typeId: string, typed: string): string | null
}

/** @param definitions in the order in which a country offers them */
export function identifierTypes(
  definitions: readonly IdentifierDefinition[],
  countries: readonly Country[],
): IdentifierTypes {
  const definitionById = new Map(definitions.map((one) => [one.typeId, one]))
  const patterns = new Map<string, RegExp>()
  const matches = (source: string, value: string) => {
    const pattern = patterns.get(source) ?? wholeValue(source)
    patterns.set(source, pattern)
    return pattern.test(value)
  }
  const inForm = (typeId: string, typed: string) => {
    const definition = definitionById.get(typeId)
    if (!definition || typed.length > limits.identifier) return null
    return normalForm(typed, definition, matches)
  }
  const of = (country: string) => definitions.filter((one) => one.country === country).map(present)
  const international = of(everywhere)
  const lists = new Map(countries.map(({ code }) => [code, [...of(code), ...international]]))

  return {
    byCountry: (code) => lists.get(code) ?? [],
    byId: (typeId) => {
      const definition = definitionById.get(typeId)
      return definition && present(definition)
    },
    normal: (typeId, typed) => {
      const normal = inForm(typeId, typed)
      const check = definitionById.get(typeId)?.check ?? null
      return normal === null || check === null || hasRightCheckDigits(check, normal) ? normal : null
    },
    inForm,
  }
}

/** The whole value must match, whatever alternatives the source has. */
function wholeValue(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, 'u')
}

function present({ typeId, type, regexValidation, writing, example }: IdentifierDefinition) {
  return { typeId, type, regexValidation, writing, example }
}

const load = createRequire(import.meta.url)
/** stdnum takes a sixth of a second to load: it waits for the first number that needs it. */
let stdnum: typeof Stdnum.stdnum | undefined

/**
 * Whether the check digits of a number are right.
 * @param check one of our own, or `COUNTRY.validator` of stdnum
 * @throws Error for a check that does not exist: the data is wrong, not the number
 */
function hasRightCheckDigits(check: string, value: string): boolean {
  const own = ownChecks.get(check)
  if (own) return own(value)
  const [country = '', name = ''] = check.split('.')
  stdnum ??= (load('stdnum') as typeof Stdnum).stdnum
  const validator = stdnum[country]?.[name]
  if (!validator) throw new Error(`stdnum has no validator ${check}`)
  const bare = value.replaceAll(/[ ./-]/g, '')
  return validator.validate(value).isValid || validator.validate(bare).isValid
}
