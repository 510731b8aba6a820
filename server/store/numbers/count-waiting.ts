import { mostCounted } from '#src/contract/operate/queue.ts'
import type { QueueName } from '#src/contract/operate/numbers.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import { countOpenClaims } from '../benefits/listed-claims.ts'
import { countClaims } from '../claims/list-claims.ts'
import { countPairs } from '../duplicates/list-pairs.ts'
import type { Connection } from '../engine.ts'
import { countCases } from '../reports/list-cases.ts'
import { countQueue } from '../verification/list-queue.ts'

/**
 * How much waits in each queue of the console, of suppliers of some brands, whoever looks.
 * @param now ms since the epoch
 * @returns at most {@link mostCounted} of each
 */
export async function countWaiting(
  db: Connection,
  scope: OperatorScope,
  now: number,
): Promise<Record<QueueName, number>> {
  const view = { operatorId: null, scope, now }
  return {
    credentials: await countQueue(db, { verifierId: '', scope, now }),
    claims: await countClaims(db, { operatorId: '', scope, now }),
    duplicates: await countPairs(db, view),
    reports: await countCases(db, { ...view, state: 'open' }),
    appeals: await countCases(db, { ...view, state: 'appeal' }),
    benefits: await countOpenClaims(db, scope, mostCounted),
  }
}
