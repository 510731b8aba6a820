import { expect, it, vi } from 'vitest'
import { createNeededData } from './needed-data.ts'

it('OPR-2 asks once for what is needed twice, and each gets bytes of its own', async () => {
  const say = vi.fn<(name: string) => void>()
  const data = createNeededData(say)
  const both = [data.ask('jbig2.wasm'), data.ask('jbig2.wasm')]
  data.take('jbig2.wasm', Uint8Array.of(1, 2).buffer)
  const [first, second] = await Promise.all(both)
  expect(say.mock.calls).toEqual([['jbig2.wasm']])
  expect(first).toEqual(Uint8Array.of(1, 2))
  expect(second?.buffer).not.toBe(first?.buffer)
})

it('OPR-2 says so where there is no such file, and ignores what nobody asked for', async () => {
  const data = createNeededData(() => {})
  data.take('other.bcmap', null)
  const asked = data.ask('Nowhere.bcmap')
  data.take('Nowhere.bcmap', null)
  await expect(asked).rejects.toThrow('There is no Nowhere.bcmap.')
})
