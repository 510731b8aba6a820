import { expect, it } from 'vitest'
import { isConsolePath } from './console-path.ts'

it.each([
  ['/operate', true],
  ['/operate/credentials?item=a~b', true],
  ['/operate?x', true],
  ['/operators', false],
  ['/organisation', false],
  ['/de/operate', false],
])('OPR-1 knows the console by its path: %s', (path, isConsole) => {
  expect(isConsolePath(path)).toBe(isConsole)
})
