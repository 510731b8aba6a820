import { expect, it, vi } from 'vitest'
import { createStages } from './stages.ts'
import { noTests } from './totals.ts'

it('adds up stages, goes on after one that breaks, and says how long each took', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  let time = 0
  const stages = createStages(() => time)
  await stages.run('Build', async () => {
    time += 10_400
    throw new Error('no disk')
  })
  await stages.run('Tests', async () => {
    time += 2_000
    return { ...noTests, passed: 3 }
  })
  expect(stages.totals()).toEqual({ passed: 3, failures: ['Build: no disk'], flaky: [] })
  const lines = stages.times().split('\n')
  expect(lines.map((line) => line.replace(/ +/, ' '))).toEqual([
    'Build 10 s',
    'Tests 2 s',
    'All 12 s',
  ])
})
