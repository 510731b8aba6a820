import { getRouteApi, redirect } from '@tanstack/react-router'
import type { OpenData } from '#src/data/data.ts'
import { comparedSlugs } from '#src/lib/compared-slugs.ts'
import { CompareScreen } from './compare-screen.tsx'
import { type Compared, readCompared } from './read-compared.ts'

/** The parts of an address, of which anything may be wrong. */
type Address = Readonly<Record<string, unknown>>

const isBrief = (address: Address) => address['only'] === 'differences'

/** Reads what an address compares. @throws redirect to the one address of a comparison */
export async function loadCompared({
  context: { data },
  deps,
}: {
  context: { data: Pick<OpenData, 'profile'> }
  deps: Address
}): Promise<Compared> {
  const compared = await readCompared(data.profile, comparedSlugs(deps['suppliers']))
  const found = compared.profiles.map(({ slug }) => slug)
  const slugs = compared.missing.length > 0 ? comparedSlugs(deps['suppliers']) : found
  const search = {
    ...(slugs.length > 0 && { suppliers: slugs.join(',') }),
    ...(isBrief(deps) && { only: 'differences' }),
  }
  // Also of a renamed supplier.
  if (deps['suppliers'] !== search.suppliers && slugs.length > 0)
    throw redirect({ to: '/discover/compare', search, replace: true, statusCode: 302 })
  return compared
}

const route = getRouteApi('/discover_/compare')

/** `/discover/compare`: the address says which suppliers, and whether all of them or what differs (DSC-4). */
export function ComparePage() {
  return <CompareScreen compared={route.useLoaderData()} isBrief={isBrief(route.useSearch())} />
}
