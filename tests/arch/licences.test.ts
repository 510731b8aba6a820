import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, it } from 'vitest'

/** Terms that ask for no more than the notice. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]

/** Packages under other terms, each with the reason why it may be there. */
const exceptions: readonly { packages: RegExp; licence: string; reason: string }[] = [
  {
    packages: /^@resvg\/resvg-js(?:-[\w-]+)?$/,
    licence: 'MPL-2.0',
    reason:
      'Draws badges on the server. Changes to its own files would have to be published; it is used as it is.',
  },
  {
    packages: /^satori$/,
    licence: 'MPL-2.0',
    reason: 'Lays out badges and previews on the server. As above: used as it is.',
  },
  ...[
    'LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  ].map((licence) => ({
    packages: /^@img\/sharp-/,
    licence,
    reason:
      'libvips, which decodes pictures of brands on the server: a library of its own file, which can be replaced; used as it is.',
  })),
  {
    packages: /^dompurify$/,
    licence: '(MPL-2.0 OR Apache-2.0)',
    reason: 'Offered under either; taken under Apache-2.0.',
  },
  {
    packages: /^@fontsource(?:-variable)?\/(?:brygada-1918|public-sans)$/,
    licence: 'OFL-1.1',
    reason:
      'Typefaces: may be embedded and cut; the cut files stay under the same licence (NOTICE.md).',
  },
]

const lockfile = v.object({
  packages: v.record(
    v.string(),
    v.looseObject({ dev: v.optional(v.boolean()), license: v.optional(v.string()) }),
  ),
})

/** Everything that is installed where the portal runs: name and licence. */
async function production(): Promise<{ name: string; licence: string }[]> {
  const { packages } = v.parse(lockfile, JSON.parse(await readFile('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { license = 'none' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: license,
    }))
}

it('SEC-4 every dependency of production is under a licence that was agreed to', async () => {
  const all = await production()
  expect(all.length).toBeGreaterThan(100)
  const refused = all.filter(
    ({ name, licence }) =>
      !permissive.includes(licence) &&
      !exceptions.some((one) => one.packages.test(name) && one.licence === licence),
  )
  expect(refused).toEqual([])
})

it('SEC-4 no licence and no exception is left over from a dependency that is gone', async () => {
  const all = await production()
  const unused = permissive.filter((one) => !all.some(({ licence }) => licence === one))
  expect(unused).toEqual([])
  const idle = exceptions.filter(
    ({ packages, licence }) =>
      !all.some((one) => packages.test(one.name) && one.licence === licence),
  )
  expect(idle).toEqual([])
})
