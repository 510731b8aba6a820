import * as v from 'valibot'
import { platformOf, type Platform } from './platform-of.ts'

const entry = v.looseObject({
  version: v.optional(v.string()),
  dev: v.optional(v.boolean()),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
})

/** The parts of a package-lock.json (docs.npmjs.com/cli/configuring-npm/package-lock-json) that matter here. */
export const lockfile = v.looseObject({ packages: v.record(v.string(), entry) })

export type Lockfile = v.InferOutput<typeof lockfile>

type MissingPackage = { version: string; optional: true; dev?: true } & Platform

/**
 * Finds the packages of native code for other platforms that a lockfile forgot. npm leaves them out
 * when it could not see them while it wrote the file, and then `npm ci` refuses the file.
 * @returns the entries to add, by their path in the lockfile
 */
export function missingPlatforms({ packages }: Lockfile): Record<string, MissingPackage> {
  const missing: Record<string, MissingPackage> = {}
  for (const { dev, optionalDependencies = {} } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name)
      const path = `node_modules/${name}`
      if (!platform || packages[path] || !/^\d/.test(version)) continue
      missing[path] = { version, ...(dev && { dev }), optional: true, ...platform }
    }
  }
  return missing
}
