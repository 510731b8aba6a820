import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network } from './support/network.ts'
import { openPortal } from './support/open-portal.tsx'
import { openAsDemo } from './support/supplier.ts'

const field = page.getByLabelText('Your email for our newsletter')
const answer = { json: { data: { subscribed: false, confirmByMail: true } } }
const tags = /\/mailchimp-tags$/

async function signUp(email: string) {
  network.answer('POST', tags, answer)
  await field.fill(email)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Check your inbox').first()).toBeVisible()
  return network.sent('POST').find(({ path }) => tags.test(path))?.body
}

test('LND-9 the name of a signed-in user goes along with a sign-up for the newsletter', async () => {
  await openAsDemo('/organisation?organisation=northwind-packaging&section=modules')
  expect(await signUp('dana@example.test')).toEqual({
    ...{ tag: 'newsletter', email: 'dana@example.test' },
    ...{ name: 'Dana', lastName: 'Mori' },
  })
})

test('LND-9 a guest signs up with an address alone', async () => {
  await openPortal('/get-started')
  expect(await signUp('guest@example.test')).toEqual({
    ...{ tag: 'newsletter', email: 'guest@example.test' },
  })
})
