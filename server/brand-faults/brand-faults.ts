import * as v from 'valibot'
import type { BrandFaultCode } from '#src/contract/operate/brand-fault.ts'
import { hostKey, normalHost } from '#src/contract/operate/brand-host.ts'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { storedBrand } from '#src/contract/stored-brand.ts'
import type { BrandSurroundings, Fault } from '../store/brand-states/publish-brand.ts'
import { pathOf } from '../store/brand-states/save-draft.ts'
import { ownTextFaults } from '../texts/own-text-faults.ts'
import { type Lookups, lookupFaults } from './lookup-faults.ts'

type Setting = Pick<Lookups, 'catalogue' | 'dataDir'> & {
  /** Whether whoever publishes may change the hosts, and take them from other brands. */
  mayChangeHosts: boolean
}

/** Everything that keeps a state of a brand from being published, at its places. */
export function brandFaults(
  state: BrandState,
  surroundings: BrandSurroundings,
  setting: Setting,
): Fault[] {
  const { issues } = v.safeParse(storedBrand, state.brand)
  const ofRules = issues?.map((issue) => ({ path: pathOf('/brand', issue), code: codeOf(issue) }))
  // Only what has the form of a brand can be looked up.
  const ofLookups = ofRules ? [] : lookupFaults(state.brand, { ...surroundings, ...setting })
  const ofTexts = ofRules ? [] : ownTextFaults(state.brand.texts)
  return [
    ...(ofRules ?? []),
    ...ofLookups.map(({ keys, code }) => ({ path: ['/brand', ...keys].join('/'), code })),
    ...ofTexts.map(({ keys, kind, params }) => ({
      path: ['/brand', ...keys].join('/'),
      ...{ code: 'own-text' as const, params: { ...params, kind } },
    })),
    ...hostFaults(state, surroundings, setting.mayChangeHosts),
  ]
}

/** Rules of the contract by what they say, which names no field. */
const rules: readonly (readonly [RegExp, BrandFaultCode])[] = [
  [/is not a colour/, 'not-a-colour'],
  [/http\(s\) address/, 'not-an-address'],
  [/is not a known id|must be small letters/, 'not-an-id'],
  [/must not be empty/, 'needed'],
]

function codeOf({ type, input, message }: v.BaseIssue<unknown>): BrandFaultCode {
  if (input === '' || type === 'min_length') return 'needed'
  if (type === 'max_length') return 'too-long'
  return rules.find(([words]) => words.test(message))?.[1] ?? 'not-valid'
}

function hostFaults(
  { brand, hosts }: BrandState,
  surroundings: BrandSurroundings,
  mayChangeHosts: boolean,
): Fault[] {
  if (hosts.length === 0) return [{ path: '/hosts', code: 'no-host' }]
  const isRefused = !mayChangeHosts && changesHosts({ brand, hosts }, surroundings)
  return [
    ...(isRefused ? [{ path: '/hosts', code: 'hosts-changed' as const }] : []),
    ...faultsOfEach({ brand, hosts }, surroundings, mayChangeHosts),
  ]
}

function faultsOfEach(
  { brand, hosts }: BrandState,
  surroundings: BrandSurroundings,
  mayChangeHosts: boolean,
): Fault[] {
  const taken = hostsOfOthers({ brand, hosts }, surroundings)
  const keys = hosts.map(hostKey)
  return hosts.flatMap((host, at): Fault[] => {
    const path = `/hosts/${at}`
    const isTwice = keys.indexOf(hostKey(host)) < at
    if (normalHost(host) !== host || isTwice) return [{ path, code: 'not-a-host' }]
    const other = taken.find((one) => one.host === host)
    if (!other) return []
    // Whose it is, is not for editors of another brand.
    if (!mayChangeHosts) return [{ path, code: 'host-taken' }]
    const left = [...surroundings.hosts].filter(
      ([one, brandId]) => brandId === other.brandId && !keys.includes(hostKey(one)),
    )
    return left.length === 0 ? [{ path, code: 'last-host', params: { brand: other.brand } }] : []
  })
}

/** Whether publishing a state adds hosts to its brand, or takes some from it. */
export function changesHosts(
  { brand, hosts }: BrandState,
  surroundings: BrandSurroundings,
): boolean {
  const own = [...surroundings.hosts].filter(([, id]) => id === brand.id).map(([host]) => host)
  return new Set(own).symmetricDifference(new Set(hosts)).size > 0
}

/** Hosts of a state that other brands have, with whatever port, and the names of these. */
export function hostsOfOthers(
  { brand, hosts }: BrandState,
  surroundings: BrandSurroundings,
): { host: string; brandId: string; brand: string }[] {
  const others = new Map(
    [...surroundings.hosts]
      .filter(([, brandId]) => brandId !== brand.id)
      .map(([host, brandId]) => [hostKey(host), brandId]),
  )
  return hosts.flatMap((host) => {
    const brandId = others.get(hostKey(host))
    if (brandId === undefined) return []
    const name = surroundings.brands.find(({ id }) => id === brandId)?.name ?? brandId
    return [{ host, brandId, brand: name }]
  })
}
