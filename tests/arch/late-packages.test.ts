import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * What a server loads only when it is first needed: each of them takes 5 to 50 MB of memory at rest. What
 * renders pages comes as the build has put it together, in a third of the memory.
 */
const late = ['satori', '@resvg/resvg-js', 'react', 'react-dom', '@tanstack/react-router', 'vite']

const root = new URL('../../', import.meta.url)
const statement = /^(?:import|export)(?! type\b)[^'"]*?(?:from )?'([^']+)'/gm

/**
 * Packages that come with a module before anything is asked of it.
 * @returns the modules on the way to each, the last one being the package
 */
function packagesOf(module: URL, way: readonly string[] = [], seen = new Set<string>()) {
  const found = new Map<string, readonly string[]>()
  if (seen.has(module.href)) return found
  seen.add(module.href)
  for (const [, name = ''] of readFileSync(module, 'utf8').matchAll(statement)) {
    const steps = [...way, name]
    const isOwn = /^[.#]/.test(name)
    if (!isOwn) found.set(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, steps)
    else if (/\.tsx?$/.test(name)) {
      const next = name.startsWith('#') ? new URL(name.slice(1), root) : new URL(name, module)
      for (const [one, path] of packagesOf(next, steps, seen)) found.set(one, path)
    }
  }
  return found
}

it('API-6 a server at rest has loaded nothing that draws or builds, nor what renders from its packages', () => {
  const packages = packagesOf(new URL('server/run-server.ts', root))
  expect([...packages.keys()]).toContain('fastify')
  expect(Object.fromEntries([...packages].filter(([name]) => late.includes(name)))).toEqual({})
})
