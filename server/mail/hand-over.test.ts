import { expect, it } from 'vitest'
import { handOver } from './hand-over.ts'
import { UnansweredMail } from './mail.ts'

const never = new Promise<void>(() => {})

it('INV-2 sends the others when one mail fails', async () => {
  const failures: unknown[] = []
  const send = async (item: string) => {
    if (item === 'b') throw new Error('refused')
  }
  const options = {
    parallel: 2,
    patience: 60_000,
    onFailure: (error: unknown) => failures.push(error),
  }
  expect(await handOver(['a', 'b', 'c'], send, options)).toEqual(['sent', 'unsent', 'sent'])
  expect(failures).toEqual([new Error('refused')])
})

it('INV-2 stops waiting for a mail server that says nothing, and begins no more', async () => {
  const begun: string[] = []
  const send = (item: string) => {
    begun.push(item)
    return item === 'a' ? Promise.resolve() : never
  }
  const options = { parallel: 2, patience: 5, onFailure: () => {} }
  const outcomes = await handOver(['a', 'b', 'c', 'd'], send, options)
  expect(outcomes).toEqual(['sent', 'unknown', 'unknown', 'unsent'])
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('INV-2 tells apart what a mail server has and what it may never have seen', async () => {
  const send = async (item: string, onTaken: () => void) => {
    if (item !== 'a') onTaken()
    if (item === 'b') throw new UnansweredMail()
    if (item === 'c') throw new Error('550 refused after all')
    await never
  }
  const options = { parallel: 4, patience: 5, onFailure: () => {} }
  const outcomes = await handOver(['a', 'b', 'c', 'd'], send, options)
  expect(outcomes).toEqual(['unknown', 'taken', 'unsent', 'taken'])
})

it('INV-2 is done at once where there is nothing to send', async () => {
  expect(
    await handOver([], () => never, { parallel: 4, patience: 60_000, onFailure: () => {} }),
  ).toEqual([])
})
