import * as v from 'valibot'
import {
  type NamedPart,
  type Objective,
  objective,
  type ObjectiveInput,
  type ObjectivePart,
} from './objective.ts'

/** An objective while it is written: its values have the names under which they were chosen. */
const objectiveDraft = v.omit(objective, ['id', 'version'])
export type ObjectiveDraft = v.InferOutput<typeof objectiveDraft>

export const emptyDraft: ObjectiveDraft = { name: '', why: '', parts: [], needed: null }

export const draftOf = ({ name, why, parts, needed }: Objective): ObjectiveDraft => ({
  ...{ name, why, parts, needed },
})

/** @returns null for what is no draft, or is one of another release */
export function readDraft(kept: unknown): ObjectiveDraft | null {
  const read = v.safeParse(objectiveDraft, kept)
  return read.success ? read.output : null
}

const partOf = ({ kind, values, assurance }: NamedPart) =>
  ({
    ...{ kind, values: values.map(({ id }) => id) },
    ...(assurance && { assurance }),
  }) as ObjectivePart

/** @returns what is sent of a draft: its values by their ids */
export const inputOf = ({ name, why, parts, needed }: ObjectiveDraft): ObjectiveInput => ({
  ...{ name, why, parts: parts.map(partOf) },
  needed: needed !== null && needed < parts.length ? needed : null,
})
