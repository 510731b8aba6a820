import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faults } from './support/faults.ts'
import { network } from './support/network.ts'
import { openAsDemo } from './support/supplier.ts'

const name = page.getByLabelText('Name of the organisation')
const add = page.getByRole('button', { name: 'Add organisation' })
const notices = page.getByRole('region', { name: 'Notifications' })

test.each([
  ['says why', { status: 503, json: { message: 'The portal is being updated.' } }, /being updated/],
  ['says nothing', { status: 500, json: {} }, /^Error\s*\S+/],
])(
  'ERR-1 an organisation that cannot be added is told of at the top: the server %s',
  async (_what, answer, text) => {
    await openAsDemo('/register/organisation/setup?name=Wren+%26+Reed')
    faults.expect(`status of ${answer.status}`)
    network.answer('POST', /\/organization\/supplier$/, answer)
    await add.click()
    await expect.element(notices).toMatchTextContent(text)
    await expect.element(name).toHaveValue('Wren & Reed')
    await notices.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(notices).not.toMatchTextContent(text)
  },
)
