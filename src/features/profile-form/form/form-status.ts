import { snapshot, subscribe } from 'valtio'
import { problemText } from '#src/i18n/problem-text.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { isDirty } from '#src/contract/profile/changed-fields.ts'
import { fieldErrors } from '../draft/field-errors.ts'
import { mandatoryFields, type Mandatory } from '../draft/mandatory.ts'
import { missingFields } from '../draft/missing.ts'
import type { DraftSnapshot, ProfileDraft } from '../draft/profile-draft.ts'
import { sectionStates, type SectionId, type SectionState } from '../draft/section-states.ts'

/** What the form says of its draft. */
export type FormStatus = {
  /** Messages to show beside the fields, by key; the same map as long as they are the same. */
  errors: ReadonlyMap<string, string>
  /** Mandatory things that are missing. */
  missing: number
  isDirty: boolean
  /** All that Save needs; the same list as long as it says the same. */
  mandatory: readonly Mandatory[]
  sections: Record<SectionId, SectionState>
}

/** The status of one draft, to be followed. */
export type FormStatusSource = {
  subscribe: (onChange: () => void) => () => void
  read: () => FormStatus
}

/**
 * Works out the status once per change of the draft, however many parts of the form read it.
 * @param otherMinorityId id of the attribute that needs a free text, null where there is none
 */
export function createFormStatus(
  texts: Texts,
  draft: ProfileDraft,
  otherMinorityId: string | null,
): FormStatusSource {
  const { t } = texts
  let last: { of: DraftSnapshot; status: FormStatus } | null = null
  return {
    subscribe: (onChange) => subscribe(draft, onChange, true),
    read() {
      // The same object until something changes.
      const now = snapshot(draft)
      if (last?.of === now) return last.status
      const { refusal: refused } = now
      const refusal = refused && { ...refused, message: problemText(texts, refused) }
      const found = fieldErrors(t, { ...now, refusal }, otherMinorityId)
      const errors = last && isSame(last.status.errors, found) ? last.status.errors : found
      const mandatory = mandatoryFields(t, now.fields)
      const status = {
        errors,
        missing: missingFields(t, now.fields).length,
        mandatory:
          last && isAlike(last.status.mandatory, mandatory) ? last.status.mandatory : mandatory,
        isDirty: isDirty(now.fields, now.base),
        sections: sectionStates(t, now.fields, errors),
      }
      last = { of: now, status }
      return status
    },
  }
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([key, text]) => other.get(key) === text)

const isAlike = (one: readonly Mandatory[], other: readonly Mandatory[]) =>
  one.every(({ key, isDone }, at) => other[at]?.key === key && other[at]?.isDone === isDone)
