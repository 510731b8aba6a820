import type { FastifyBaseLogger } from 'fastify'
import { createPoller, type Poller } from '../../schedule/poller.ts'
import { catalogueRevision, storedEntries } from '../../store/catalogue/stored-entries.ts'
import type { Connection } from '../../store/engine.ts'
import type { CredentialShelf } from './credential-shelf.ts'

/** Milliseconds after which a process knows of a change that was made elsewhere. */
const interval = 2000

/**
 * Reads the credentials of the installation, if they have changed since they were read last.
 * @param shelf is given them
 */
export async function readCatalogue(db: Connection, shelf: CredentialShelf): Promise<void> {
  const revision = await catalogueRevision(db)
  if (revision === '' || revision === shelf.revision()) return
  shelf.replace(await storedEntries(db), revision)
}

/** Keeps the credentials of a process as the installation has them. */
export function followCatalogue(
  db: Connection,
  shelf: CredentialShelf,
  log: Pick<FastifyBaseLogger, 'error'>,
): Poller {
  return createPoller(() => readCatalogue(db, shelf), { log, interval })
}
