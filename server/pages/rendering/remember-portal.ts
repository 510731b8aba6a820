import { LRUCache } from 'lru-cache'
import type { Brand } from '#src/contract/brand.ts'
import type { Environment } from '#src/contract/environment.ts'
import type { PageRequest } from './page-renderer.ts'
import type { Api } from './portal.ts'

/** Brands, in each language: 2 to 10 kB of objects. */
const most = 200

/** Reads once what every page of a host needs, its brand and its settings, as long as the brand is the same. */
export function rememberPortal() {
  const brands = new LRUCache<string, Brand>({ max: most })
  const environments = new LRUCache<string, Environment>({ max: most })
  return (
    portal: Api['portal'],
    { brandVersion, host, language }: Pick<PageRequest, 'brandVersion' | 'host' | 'language'>,
  ): Api['portal'] => {
    if (brandVersion === null) return portal
    const key = JSON.stringify([brandVersion, host, language])
    return {
      brand: (asked) => once(brands, `${key} ${asked}`, () => portal.brand(asked)),
      environment: () => once(environments, key, portal.environment),
    }
  }
}

async function once<Value extends object>(
  known: LRUCache<string, Value>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const before = known.get(key)
  if (before) return before
  const value = await read()
  known.set(key, value)
  return value
}
