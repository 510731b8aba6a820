import { scopeIn } from '../../policies/operator.ts'
import type { RouteDependencies } from '../dependencies.ts'

/** Whether a user is an admin of all brands: hosts decide where letters and sign-ins lead (OPR-4). */
export async function mayChangeHosts(
  { operators }: Pick<RouteDependencies['store'], 'operators'>,
  { id }: { id: string },
): Promise<boolean> {
  return scopeIn(await operators.grantsOf(id), []) === 'all'
}
