import type { FilledField } from '#src/contract/operate/merge-preview.ts'
import {
  type DeriveAttributes,
  saveDerivedAttributes,
} from '../credentials/save-derived-attributes.ts'
import { saveStates } from '../credentials/save-states.ts'
import type { Connection } from '../engine.ts'
import { mergeMemberships } from '../merge-memberships.ts'
import { mergeShortlisted } from '../buyers/merge-shortlisted.ts'
import { raiseVersion } from '../organisations/raise-version.ts'
import { addVisits } from './add-visits.ts'
import { fillColumns } from './fill-columns.ts'
import { mergeParts } from './merge-parts.ts'
import { moveBenefits } from './move-benefits.ts'
import { moveFollows } from './move-follows.ts'
import { type MergedPair, movePart, type MovedPart } from './move-part.ts'

/** What a merger did: the rows that moved, and what the profile did not say before. */
export type Merger = { parts: MovedPart[]; filledIn: FilledField[] }

/**
 * Makes two organisations one; runs in the caller's transaction. What the remaining one has already
 * wins, except that accepted beats asked, owner beats employee and verified beats pending. The slugs
 * of the other lead to the remaining one from then on.
 */
export async function mergeOrganisations(
  transaction: Connection,
  pair: MergedPair,
  derive: DeriveAttributes,
): Promise<Merger> {
  await raiseBoth(transaction, pair)
  await mergeMemberships(transaction, 'organisation_id', pair)
  await addVisits(transaction, pair)
  await mergeShortlisted(transaction, pair)
  const parts: MovedPart[] = []
  for (const part of mergeParts) parts.push(await movePart(transaction, part, pair))
  parts.push(await moveBenefits(transaction, pair))
  await moveFollows(transaction, pair)
  const filledIn = await fillColumns(transaction, pair)
  await saveStates(transaction, pair.into)
  await saveDerivedAttributes(transaction, pair.into, derive)
  await transaction.deleteFrom('organisations').where('id', '=', pair.from).execute()
  return { parts, filledIn }
}

/**
 * Gives the remaining organisation a version that neither had: a person who edits a copy of the other and
 * saves it under its old address must be told, and so must caches.
 */
async function raiseBoth(transaction: Connection, { from, into }: MergedPair): Promise<void> {
  // In the same order whichever way round they are merged: it locks them.
  for (const id of [from, into].toSorted()) await raiseVersion(transaction, id)
  const { version } = await transaction
    .selectFrom('organisations')
    .select('version')
    .where('id', '=', from)
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('organisations')
    .set({ version })
    .where('id', '=', into)
    .where('version', '<', version)
    .execute()
}
