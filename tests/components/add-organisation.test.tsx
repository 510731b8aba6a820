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

test('KEEP-3 ORG-4 an organisation of a short name is offered when the name is typed whole', async () => {
  await openAsDemo('/register/organisation/setup?name=3M')
  const hit = { name: '3M Company', slug: '3m-company', location: 'Sydney, Australia' }
  network.answer('GET', /\/organisation\/search$/, { json: { results: [hit] } })
  await add.click()
  await expect.element(page.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible()
  await expect.element(page.getByText('3M Company')).toBeVisible()
  expect(network.sent('GET').map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/\/organisation\/search\?keyword=3M\+Ltd$/),
  )
})

test('KEEP-3 ORG-1 the search for an organisation takes two characters of Japanese', async () => {
  await openAsDemo('/register/organisation')
  const hit = { name: '三井物産', slug: 'mitsui', location: '' }
  network.answer('GET', /\/organisation\/search$/, { json: { results: [hit] } })
  const search = page.getByRole('combobox')
  await search.fill('ab')
  await expect.element(page.getByRole('option', { name: '三井物産' })).not.toBeInTheDocument()
  await search.fill('三井')
  await expect.element(page.getByRole('option', { name: '三井物産' })).toBeVisible()
})
