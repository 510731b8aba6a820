import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { plantTree } from './support/fixture-tree.ts'
import { cleanCode, lintNeighbours, lintPlants } from './support/lint-plants.ts'
import { runTool } from './support/run-tool.ts'

const folder = 'src/features/planted'
const copies = ['.oxlintrc.json', 'tsconfig.json', 'package.json']

const report = v.object({
  diagnostics: v.array(v.object({ code: v.optional(v.string(), ''), filename: v.string() })),
})
const configuration = v.object({ rules: v.record(v.string(), v.unknown()) })

/** The file a rule is planted in; the rule about file names gets a bad one. */
function fileOf(rule: string): string {
  if (rule.startsWith('vitest/')) return `${folder}/${rule.replace('/', '-')}.test.tsx`
  const name = rule === 'unicorn/filename-case' ? 'BadName' : rule.replace('/', '-')
  return `${folder}/${name}.tsx`
}

/** The configuration's name of a rule, which reports as `plugin(rule)`; `react` has two plugins in it. */
function ruleOf(code: string): string {
  return code.replace('react-hooks', 'react').replace(/\((.*)\)/, '/$1')
}

/** Lints a tree and says which rule was broken where, as `plugin/rule: file`. */
async function lint(files: Record<string, string>): Promise<string[]> {
  const tree = await plantTree({ files, copies, packages: true })
  const { stdout } = runTool(tree, 'oxlint', '--type-aware', '--format', 'json', 'src')
  const { diagnostics } = v.parse(report, JSON.parse(stdout))
  return diagnostics.map(({ code, filename }) => `${ruleOf(code)}: ${filename}`)
}

it('catches a planted violation of every lint rule that the configuration names', async () => {
  const { rules } = v.parse(configuration, JSON.parse(await readFile('.oxlintrc.json', 'utf8')))
  const named = Object.keys(rules).filter((rule) => rules[rule] !== 'off')
  const plants = Object.entries(lintPlants).map(([rule, code]): [string, string] => [
    fileOf(rule),
    `${code}\n`,
  ])
  const caught = await lint({ ...lintNeighbours, ...Object.fromEntries(plants) })
  expect(caught).toEqual(expect.arrayContaining(named.map((rule) => `${rule}: ${fileOf(rule)}`)))
})

it('finds nothing in clean code', async () => {
  expect(await lint({ [`${folder}/clean-code.tsx`]: cleanCode })).toEqual([])
})
