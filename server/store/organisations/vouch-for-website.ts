import type { Connection } from '../engine.ts'

/**
 * Records that an operator vouches for the website of an organisation, also one that a member set; from then on an
 * address of its domain proves a claim. Runs in the caller's transaction.
 * @returns the website; null where there is none to vouch for
 */
export async function vouchForWebsite(transaction: Connection, id: string): Promise<string | null> {
  const row = await transaction
    .updateTable('organisations')
    .set({ website_vouched_at: new Date().toISOString(), website_set_by: null })
    .where('id', '=', id)
    .where('website', '!=', '')
    .returning('website')
    .executeTakeFirst()
  return row?.website ?? null
}
