import { expect, it, vi } from 'vitest'
import { t } from '../../i18n/testing/english.ts'
import { builtInModules } from './built-in-modules.ts'
import { loadModules } from './load-modules.ts'

it('MOD-1 gives the modules of the brand', async () => {
  const own = builtInModules(t).slice(0, 1)
  expect(await loadModules(t, { list: async () => own })).toBe(own)
})

it.each([
  ['none', async () => []],
  ['a failure', () => Promise.reject(new Error('down'))],
])('MOD-2 logs %s and gives the five that are built in', async (_, list) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const given = await loadModules(t, { list })
  expect(given.map((one) => one.id)).toEqual([
    'carbon-footprint',
    'circular-economy',
    'recycled-content',
    'human-rights',
    'supplier-spend',
  ])
  expect(given.every((one) => one.tags.includes('Earn tag'))).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
