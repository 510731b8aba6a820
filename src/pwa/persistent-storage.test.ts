import { expect, it } from 'vitest'
import { createStoragePersistence } from './persistent-storage.ts'

function storage(isStored: boolean, answer: boolean | Error) {
  const asked: string[] = []
  return {
    asked,
    persisted: async () => isStored,
    async persist() {
      asked.push('persist')
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

it('OFF-4 asks once to keep what is stored, however much there is to lose', async () => {
  const browser = storage(false, true)
  const persistStorage = createStoragePersistence(browser)
  expect(await Promise.all([persistStorage(), persistStorage()])).toEqual([true, true])
  expect(await persistStorage()).toBe(true)
  expect(browser.asked).toEqual(['persist'])
})

it('OFF-4 asks nobody who has agreed already', async () => {
  const browser = storage(true, false)
  expect(await createStoragePersistence(browser)()).toBe(true)
  expect(browser.asked).toEqual([])
})

it.each([storage(false, false), storage(false, new TypeError('opaque origin')), undefined])(
  'OFF-4 goes on where nothing can be promised',
  async (browser) => {
    expect(await createStoragePersistence(browser)()).toBe(false)
  },
)
