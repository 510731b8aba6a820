import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { buildWidget } from './build-widget.ts'

/*
 * npm run widget:release -- 1.1.0 [2026-12-06T00:00:00Z]
 *
 * Keeps what the sources give now as a release of the badge. With a time in the future it is announced
 * until then, so that pages that pin the stable address can add its hash beforehand.
 */
const folder = new URL('../widget/releases/', import.meta.url)
const list = new URL('releases.json', folder)
const [version, from = new Date().toISOString()] = process.argv.slice(2)

type Release = { version: string; from: string; file: string; integrity: string }
const releases = JSON.parse(await readFile(list, 'utf8').catch(() => '[]')) as Release[]

if (!version || !/^\d+\.\d+\.\d+$/.test(version)) fail('Name a version, such as 1.1.0.')
else if (Number.isNaN(Date.parse(from))) fail(`'${from}' is no time, such as 2026-12-06T00:00:00Z.`)
else if (releases.some((one) => one.version === version)) fail(`${version} is out already.`)
else await release(version, new Date(from).toISOString())

async function release(named: string, begins: string): Promise<void> {
  const code = await buildWidget()
  const hash = (algorithm: string) => createHash(algorithm).update(code)
  const file = `badge.${hash('sha256').digest('hex').slice(0, 16)}.js`
  const integrity = `sha384-${hash('sha384').digest('base64')}`
  await writeFile(new URL(file, folder), code)
  const all = [...releases, { version: named, from: begins, file, integrity }]
  await writeFile(list, `${JSON.stringify(all, null, 2)}\n`)
  console.log(`${named} is ${file}, from ${begins}.`)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
