import type { Credential } from '#src/contract/catalogue.ts'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { serverTexts } from '../texts/server-texts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { describeCredential } from './describe-credential.ts'
import { foldedWords, type Wording } from './exclusion.ts'
import type { Standing } from './standing.ts'
import { families } from './standings.ts'

/** A credential with everything about it that is the same for every supplier. */
export type Candidate = {
  credential: Credential
  family: string
  issuer: string
  standing: Standing
  description: string
  wording: Wording
}

/**
 * Every credential that has a standing.
 * @param language of the description; words to exclude are looked for in the English one too, so that they
 *   exclude the same in each language
 * @throws Error when one of them is not in the catalogue
 */
export function candidatesOf(catalogue: Catalogue, language: Language): readonly Candidate[] {
  return families.flatMap(({ name: family, credentials }) =>
    Object.entries(credentials).flatMap(([id, standing]) => {
      const credential = catalogue.credentialById(id)
      if (!credential) throw new Error(`The credential ${id} is not in the catalogue`)
      // It has become another one, or is offered no more.
      if (credential.id !== id || catalogue.shelf.isRetired(id)) return []
      const { name, shortName, issuer } = credential
      const describeIn = (one: Language) =>
        describeCredential(serverTexts(one), catalogue.in(one), credential, standing)
      const description = describeIn(language)
      const descriptions = new Set([description, describeIn(defaultLanguage)])
      const owners = (standing.verifies ?? []).flatMap(
        (attribute) => catalogue.attributeById(attribute)?.name ?? [],
      )
      const wording = {
        name: foldedWords(name),
        texts: [name, shortName, issuer, ...descriptions].map(foldedWords),
        certifies: owners.map(foldedWords),
      }
      return [{ credential, family, issuer, standing, description, wording }]
    }),
  )
}
