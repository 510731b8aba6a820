import { expect, it } from 'vitest'
import { onlyOnline } from './only-online.ts'

const never = new Promise<never>(() => {})

it('AUT-12 ends with the work where the server is there', async () => {
  const done: string[] = []
  const work = async () => void done.push('left')
  await onlyOnline(Promise.resolve(true), work())
  expect(done).toEqual(['left'])
  const failing = Promise.reject(new Error('a broken part'))
  await expect(onlyOnline(Promise.resolve(true), failing)).rejects.toThrow('a broken part')
})

it('AUT-12 a part that does not come is not waited for once the server is known to be away', async () => {
  await expect(onlyOnline(Promise.resolve(false), never)).rejects.toThrow('No answer.')
})

it('AUT-12 a part that cannot be loaded is not waited for while the server thinks', async () => {
  const failing = Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(onlyOnline(never, failing)).rejects.toThrow('Failed to fetch')
})
