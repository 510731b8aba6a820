import * as v from 'valibot'
import { expect, it } from 'vitest'
import { allowed, plants, type Plant } from './support/dependency-plants.ts'
import { plantTree } from './support/fixture-tree.ts'
import { runTool } from './support/run-tool.ts'

const configuration = '.dependency-cruiser.mjs'
const programs = ['src', 'server', 'sw', 'widget', 'document-frame', 'tests']

const report = v.object({
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })),
    ruleSetUsed: v.object({ forbidden: v.array(v.object({ name: v.string() })) }),
  }),
})

const rooms = [
  'start',
  'routes',
  'data',
  'api',
  'storage',
  'auth',
  'brand',
  'analytics',
  'pwa',
  'ui',
  'i18n',
  'lib',
]
const targets = [
  ...[...rooms, 'contract', 'features/share', 'features/landing'].map(
    (room) => `src/${room}/thing.ts`,
  ),
  ...['store', 'http', 'routes', 'pages', 'mail', 'events', 'identity', 'evidence'].map(
    (room) => `server/${room}/thing.ts`,
  ),
  ...['sw', 'widget', 'document-frame', 'tests/fixtures'].map((room) => `${room}/thing.ts`),
  'src/start/app-context.ts',
  'src/entry-server.tsx',
  'src/route-tree.gen.ts',
]

const declarations = {
  name: 'planted',
  type: 'module',
  imports: { '#src/*': './src/*', '#server/*': './server/*' },
  dependencies: { declared: '1.0.0' },
  devDependencies: { 'for-development': '1.0.0' },
}

function installed(name: string): Record<string, string> {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({
      name,
      version: '1.0.0',
      main: 'index.js',
    }),
    [`node_modules/${name}/index.js`]: 'module.exports = { thing: 1 }\n',
  }
}

/** Cruises a tree in which each file imports what is told. */
async function cruise(imports: readonly Omit<Plant, 'rule'>[]) {
  const lines = imports.map(({ from, to, typeOnly }): [string, string] => [
    from,
    `import ${typeOnly ? 'type ' : ''}{ thing } from '${to}'\nexport const one: typeof thing = 1\n`,
  ])
  const folder = await plantTree({
    copies: [configuration, 'scripts/rooms.ts'],
    files: {
      ...Object.fromEntries(targets.map((path) => [path, 'export const thing = 1\n'])),
      ...installed('declared'),
      ...installed('for-development'),
      ...installed('undeclared'),
      'package.json': JSON.stringify(declarations),
      'src/lib/back.ts': 'export const one = 1\n',
      'src/lib/turn.ts': "import { one } from './back.ts'\nexport const thing = one\n",
      ...Object.fromEntries(lines),
    },
  })
  const args = ['--config', configuration, '--output-type', 'json', ...programs]
  const { summary } = v.parse(report, JSON.parse(runTool(folder, 'depcruise', ...args).stdout))
  return {
    caught: summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`),
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
  }
}

it('catches a planted violation of every dependency rule', async () => {
  const { caught, rules } = await cruise(plants)
  expect(caught).toEqual(expect.arrayContaining(plants.map(({ rule, from }) => `${rule}: ${from}`)))
  expect(new Set(plants.map(({ rule }) => rule))).toEqual(new Set(rules))
})

it('finds nothing in a tree that keeps to the design', async () => {
  expect((await cruise(allowed)).caught).toEqual([])
})
