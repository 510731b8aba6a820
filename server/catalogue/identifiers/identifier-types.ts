import type { Country, IdentifierType } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import type { IdentifierDefinition } from './definition.ts'
import { hasRightCheckDigits } from './check-digits.ts'

const everywhere = '*'

/** The kinds of business numbers: by country, by id, and whether a number is one. */
export type IdentifierTypes = {
  byCountry(code: string): readonly IdentifierType[]
  byId(typeId: string): IdentifierType | undefined
  isValid(typeId: string, value: string): boolean
}

/** @param definitions in the order in which a country offers them */
export function identifierTypes(
  definitions: readonly IdentifierDefinition[],
  countries: readonly Country[],
): IdentifierTypes {
  const definitionById = new Map(definitions.map((one) => [one.typeId, one]))
  const patterns = new Map<string, RegExp>()
  const of = (country: string) => definitions.filter((one) => one.country === country).map(present)
  const international = of(everywhere)
  const lists = new Map(countries.map(({ code }) => [code, [...of(code), ...international]]))

  return {
    byCountry: (code) => lists.get(code) ?? [],
    byId: (typeId) => {
      const definition = definitionById.get(typeId)
      return definition && present(definition)
    },
    isValid: (typeId, value) => {
      const definition = definitionById.get(typeId)
      if (!definition || value.length > limits.identifier) return false
      const pattern = patterns.get(typeId) ?? wholeValue(definition.regexValidation)
      patterns.set(typeId, pattern)
      const { check } = definition
      return pattern.test(value) && (check === null || hasRightCheckDigits(check, value))
    },
  }
}

/** The whole value must match, whatever alternatives the source has. */
function wholeValue(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, 'u')
}

function present({ typeId, type, regexValidation }: IdentifierDefinition): IdentifierType {
  return { typeId, type, regexValidation }
}
