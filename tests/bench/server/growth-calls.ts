import type { EndpointName } from '#src/contract/endpoints.ts'
import { companySizes } from '#src/contract/company-sizes.ts'
import { endpointTable, whoMay } from '../../fixtures/endpoint-table.ts'
import type { Role } from '../../fixtures/world.ts'
import { testCatalogue } from '../../fixtures/test-catalogue.ts'
import { directoryName } from './directory.ts'
import { chanceFrom } from './directory-random.ts'
import { type DirectoryWorld, holdCredential } from './growth-world.ts'

type Call = Awaited<ReturnType<(typeof endpointTable)[EndpointName]['call']>>
type Make = (world: DirectoryWorld) => Call | Promise<Call>

/** Calls that ask for more of the directory than those of the endpoint table, which know nothing of it. */
const ofDirectory: Partial<Record<EndpointName, Make>> = {
  searchOrganisations: ({ number }) => ({ query: { keyword: directoryName(number) } }),
  recommendCredentials: ({ number }) => {
    const { pick, some } = chanceFrom(number)
    const products = testCatalogue.products.slice(0, 90).map(({ id }) => id)
    const categories = some(products, 6)
    return { body: { credentials: [], size: [pick(companySizes)], categories, locations: ['AU'] } }
  },
  decideCredential: async (world) => {
    await holdCredential(world.bench, world.organisationId)
    return endpointTable.decideCredential.call(world)
  },
  queueItem: async (world) => {
    await holdCredential(world.bench, world.organisationId)
    return endpointTable.queueItem.call(world)
  },
  uploadEvidence: async (world) => {
    await holdCredential(world.bench, world.organisationId)
    return endpointTable.uploadEvidence.call(world)
  },
}

/** The one who may, and for whom there is something to do: an owner who is alone cannot leave. */
const callers: Partial<Record<EndpointName, Exclude<Role, 'guest'>>> = {
  leaveOrganisation: 'employee',
}

/**
 * A valid call of an endpoint, with whatever it needs in place: the call of the endpoint table, asked
 * about an organisation of the directory. An endpoint without a row there does not compile.
 */
export async function growthCall(name: EndpointName, world: DirectoryWorld): Promise<Call> {
  const { may } = endpointTable[name]
  const caller = callers[name]
  const { token } = caller ? world.people[caller] : whoMay(name, world)
  const call = await (ofDirectory[name] ?? endpointTable[name].call)(world)
  const isOpen = may.guest === 'ok'
  return isOpen ? call : { ...call, token }
}
