import { type Connection, containing } from '../engine.ts'

/** Ends every session, grant and sign-in under way of an account. */
export async function endSessions(transaction: Connection, id: string): Promise<void> {
  await transaction
    .deleteFrom('oidc_payloads')
    // A sign-in under way names its account within the payload only.
    .where(({ eb, or }) =>
      or([
        eb('account_id', '=', id),
        eb('model', '=', 'Interaction').and('payload', 'like', containing(`"${id}"`)),
      ]),
    )
    .execute()
}
