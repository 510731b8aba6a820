import { buildingCredentials } from './data/buildings.ts'
import { climateAndNature } from './data/climate-and-nature.ts'
import { enterpriseAndWorkplace } from './data/enterprise-and-workplace.ts'
import { ethicalTrade } from './data/ethical-trade.ts'
import { forestFarmAndSea } from './data/forest-farm-and-sea.ts'
import { managementSystems } from './data/management-systems.ts'
import { metalsTransportAndTourism } from './data/metals-transport-and-tourism.ts'
import { owners } from './data/owners.ts'
import { productLabels } from './data/product-labels.ts'
import { ratingsAndNetworks } from './data/ratings-and-networks.ts'
import { textiles } from './data/textiles.ts'
import type { Family } from './standing.ts'

/** Every credential of the catalogue, once, in the family it belongs to. */
export const families: readonly Family[] = [
  ...managementSystems,
  ...productLabels,
  ...forestFarmAndSea,
  ...textiles,
  ...buildingCredentials,
  ...climateAndNature,
  ...metalsTransportAndTourism,
  ...ethicalTrade,
  ...owners,
  ...enterpriseAndWorkplace,
  ...ratingsAndNetworks,
]
