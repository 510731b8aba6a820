import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { IdentifierType } from '#src/contract/catalogue.ts'
import { chosenAddress } from '#src/contract/profile/typed-address.ts'
import { useData } from '#src/data/data-context.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/text-context.ts'
import { setField } from '../draft/edit-draft.ts'
import { identifierKey } from '../draft/field-keys.ts'
import type { ProfileDraft } from '../draft/profile-draft.ts'
import { useProfileForm } from '../form/form-context.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import type { Loaded } from '#src/ui/use-loaded.ts'
import { checkNumber } from './check-number.ts'
import { lookUpCountry } from './choose-address.ts'
import { assignTypes, typesToLookUp } from './identifier-rows.ts'

/** The registry types to choose from: those of the country, then those that rows have besides. */
export type RegistryTypes = { all: readonly IdentifierType[]; ofCountry: readonly IdentifierType[] }

/**
 * Registry types for the country of the main address, with the types of existing numbers that the
 * list lacks looked up one by one; rows without a type get the first unused one (PRF-5).
 * @returns null as long as there is no address
 */
export function useIdentifierTypes(): Loaded<RegistryTypes> | null {
  const t = useText()
  const data = useData()
  const { draft } = useProfileForm()
  const { fields } = useSnapshot(draft, { sync: true })
  const { businessRegistryCountry, identifiers } = fields
  const hasAddress = chosenAddress(fields.address) !== null
  const [lookedUp, setLookedUp] = useState<readonly IdentifierType[]>([])
  const country = hasAddress ? businessRegistryCountry : ''
  const loaded = useLoaded(country, () => data.catalogue.identifierTypes(country))
  const ofCountry = loaded.state === 'ready' ? loaded.value : null
  const missing = ofCountry ? typesToLookUp([...ofCountry, ...lookedUp], identifiers) : []
  const missingKey = missing.join(' ')
  const needsType = identifiers.some((row) => row.typeId === '')

  useEffect(() => {
    if (hasAddress && !businessRegistryCountry) void lookUpCountry(draft, data.catalogue)
  }, [draft, data, hasAddress, businessRegistryCountry])

  useEffect(() => {
    if (ofCountry) setField(draft, 'identifiers', assignTypes(ofCountry, draft.fields.identifiers))
  }, [draft, ofCountry, needsType])

  useEffect(() => {
    if (ofCountry) judgeLeft(t, draft, [...ofCountry, ...lookedUp])
  }, [t, draft, ofCountry, lookedUp])

  useEffect(() => {
    if (!missingKey) return
    let isCurrent = true
    const lookUp = async (id: string) => {
      // A type that the catalogue no longer has is shown by its id; the server judges its number.
      const unknown = { typeId: id, type: id, regexValidation: '' }
      return data.catalogue.identifierType(id).catch((error: unknown) => {
        logFailure(`The registry ${id} could not be looked up.`, error)
        return unknown
      })
    }
    void Promise.all(missingKey.split(' ').map(lookUp)).then((types) => {
      if (isCurrent) setLookedUp((before) => [...before, ...types])
    })
    return () => {
      isCurrent = false
    }
  }, [data, missingKey])

  if (!hasAddress) return null
  if (loaded.state !== 'ready') return loaded
  const known = new Set(loaded.value.map((type) => type.typeId))
  const used = new Set(identifiers.map((row) => row.typeId))
  const others = lookedUp.filter((type) => !known.has(type.typeId) && used.has(type.typeId))
  return { state: 'ready', value: { all: [...loaded.value, ...others], ofCountry: loaded.value } }
}

/** Judges numbers that were left before their registries were there. */
function judgeLeft(t: Translate, draft: ProfileDraft, types: readonly IdentifierType[]): void {
  for (const { rowId, typeId } of draft.fields.identifiers) {
    const key = identifierKey(rowId)
    // What is being typed is left alone (KEEP-3).
    const isLeft = draft.left[key] && document.activeElement?.id !== key
    if (isLeft && types.some((one) => one.typeId === typeId))
      void checkNumber(t, draft, rowId, types)
  }
}
