import { expect, it } from 'vitest'
import { plantTree } from './support/fixture-tree.ts'
import { runTool } from './support/run-tool.ts'

const entry = "import { used } from './used.ts'\n\nexport const started = used\n"
const cleanTree = {
  'server/main.ts': entry,
  'server/used.ts': 'export const used = 1\n',
}
const declarations = {
  name: 'planted',
  type: 'module',
  scripts: { start: 'node server/main.ts' },
  dependencies: {},
}

const tools = [
  {
    check: 'types',
    tool: ['tsc', '-p', '.'],
    copies: ['tsconfig.json'],
    plant: { 'server/used.ts': "export const used: number = 'one'\n" },
    finds: ['server/used.ts', 'TS2322'],
  },
  {
    check: 'dead code',
    tool: ['knip', '--no-config-hints'],
    copies: ['knip.json'],
    plant: {
      'server/used.ts': 'export const used = 1\nexport const spare = 2\n',
      'server/forgotten.ts': 'export const forgotten = 1\n',
      'package.json': JSON.stringify({ ...declarations, dependencies: { 'left-over': '1.0.0' } }),
      'server/main.ts': `import 'undeclared'\n${entry}`,
    },
    finds: ['spare', 'server/forgotten.ts', 'left-over', 'undeclared'],
  },
  {
    check: 'format',
    tool: ['prettier', '--check', 'server'],
    copies: ['.prettierrc.json', '.prettierignore'],
    plant: { 'server/used.ts': 'export const used = "one";\n' },
    finds: ['server/used.ts'],
  },
]

it.each(tools)('the check of $check catches what is planted', async (check) => {
  const files = { 'package.json': JSON.stringify(declarations), ...cleanTree, ...check.plant }
  const tree = await plantTree({ files, copies: check.copies, packages: check.check === 'types' })
  const [tool = '', ...args] = check.tool
  const { code, output } = runTool(tree, tool, ...args)
  expect(code).not.toBe(0)
  for (const text of check.finds) expect(output).toContain(text)
})

it.each(tools)('the check of $check passes a clean tree', async (check) => {
  const files = { 'package.json': `${JSON.stringify(declarations)}\n`, ...cleanTree }
  const tree = await plantTree({ files, copies: check.copies, packages: check.check === 'types' })
  const [tool = '', ...args] = check.tool
  const { code, output } = runTool(tree, tool, ...args)
  expect({ code, output }).toMatchObject({ code: 0 })
})
