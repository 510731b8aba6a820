/** Code that a rule forbids, by the rule's name in .oxlintrc.json. */
export const lintPlants: Record<string, string> = {
  'eslint/eqeqeq': 'export const same = (left: string, right: string) => left == right',
  'eslint/max-lines': Array.from(
    { length: 251 },
    (_, line) => `export const line${line} = ${line}`,
  ).join('\n'),
  'eslint/no-console': "console.log('said')",
  'eslint/no-restricted-imports':
    "import { deep } from '../../../deep.ts'\nexport const shallow = deep",
  'eslint/no-var': 'export var old = 1',
  'eslint/prefer-const': 'let fixed = 1\nexport const copy = () => fixed',
  'import/no-cycle':
    "import { second } from './cycle-second.ts'\nexport const first = () => second",
  'import/no-default-export': 'export default 1',
  'jsx-a11y/no-noninteractive-element-to-interactive-role':
    'export const Fake = () => <h1 role="button">Press</h1>',
  'oxc/no-barrel-file': "export * from './cycle-second.ts'",
  'react/button-has-type': 'export const Plain = () => <button>Press</button>',
  'react/exhaustive-deps':
    "import { useEffect } from 'react'\nexport function useTitle(title: string) {\n  useEffect(() => {\n    document.title = title\n  }, [])\n}",
  'react/jsx-no-target-blank':
    'export const Out = ({ to }: { to: string }) => <a href={to} target="_blank">Out</a>',
  'react/no-danger':
    'export const Raw = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />',
  'react/rules-of-hooks':
    "import { useState } from 'react'\nexport function useMaybe(on: boolean) {\n  if (on) return useState(1)\n  return null\n}",
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const ignored = 1',
  'typescript/consistent-type-imports':
    "import { Shape } from './shape.ts'\nexport const shape: Shape = { sides: 3 }",
  'typescript/no-deprecated':
    '/** @deprecated Say hail. */\nconst hello = () => 1\nexport const greeting = hello()',
  'typescript/no-explicit-any': 'export const loose = (value: any) => Boolean(value)',
  'typescript/no-floating-promises': 'export function start() {\n  Promise.resolve(1)\n}',
  'typescript/no-misused-promises':
    'export const open = (ready: Promise<boolean>) => (ready ? 1 : 2)',
  'typescript/no-misused-spread': 'export const copied = { ...new Map([[1, 2]]) }',
  'typescript/no-non-null-assertion': 'export const sure = (value: string | null) => value!.length',
  'typescript/no-unsafe-argument': "export const parsed = Number.parseInt(JSON.parse('1'))",
  'typescript/no-unsafe-assignment':
    "const value = JSON.parse('1')\nexport const twice = [value, value]",
  'typescript/no-unsafe-call': "export const called = Number(JSON.parse('1')())",
  'typescript/no-unsafe-member-access': "export const member = Boolean(JSON.parse('1').name)",
  'typescript/no-unsafe-return': "export const given = (): number => JSON.parse('1')",
  'typescript/only-throw-error': "export function fail() {\n  throw 'text'\n}",
  'typescript/return-await':
    'export async function read(from: () => Promise<string>) {\n  try {\n    return from()\n  } catch {\n    return null\n  }\n}',
  'typescript/switch-exhaustiveness-check':
    "export function say(way: 'in' | 'out') {\n  switch (way) {\n    case 'in':\n      return 1\n  }\n  return 2\n}",
  'eslint/no-unused-vars': 'function unused() {}\nexport const used = 1',
  'vitest/expect-expect': "import { it } from 'vitest'\nit('asserts nothing', () => {})",
  'vitest/valid-expect':
    "import { expect, it } from 'vitest'\nit('says nothing', () => {\n  expect(1)\n})",
  'unicorn/filename-case': 'export const named = 1',
}

/** What the plants import. */
export const lintNeighbours: Record<string, string> = {
  'deep.ts': 'export const deep = 1\n',
  'src/features/planted/shape.ts': 'export type Shape = { sides: number }\n',
  'src/features/planted/cycle-second.ts':
    "import { first } from './import-no-cycle.tsx'\nexport const second = () => first\n",
}

/** Code that keeps to the rules. */
export const cleanCode = `import { useEffect } from 'react'

export async function read(path: string): Promise<string> {
  const answer = await fetch(path)
  return answer.text()
}

export function Title({ text }: { text: string }) {
  useEffect(() => {
    document.title = text
  }, [text])
  return <button type="button">{text}</button>
}
`
