import { expect, it } from 'vitest'
import * as icons from '#src/ui/icons.ts'
import { everyIcon } from './every-icon.ts'

it('the gallery shows every icon that there is', () => {
  expect(everyIcon).toEqual({ ...icons })
})
