import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { lockfile, missingPlatforms } from './lockfile/missing-platforms.ts'

const path = 'package-lock.json'

const lock: unknown = JSON.parse(await readFile(path, 'utf8'))
v.assert(lockfile, lock)
const missing = missingPlatforms(lock)
const [root, ...packages] = Object.entries({ ...lock.packages, ...missing })
const sorted = packages.toSorted(([left], [right]) => left.localeCompare(right, 'en'))
await writeFile(
  path,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries([...(root ? [root] : []), ...sorted]) }, null, 2)}\n`,
)
console.log(`Added ${Object.keys(missing).length} packages for other platforms to ${path}.`)
