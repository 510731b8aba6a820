import { expect, it } from 'vitest'
import { messageRefusal, nameToShow } from './personal-message.ts'

const stranger = { emailVerified: false }
const known = { emailVerified: true }

it.each([
  'https://x.example',
  'HTTP://x',
  'see www.x',
  'go to shop.example now',
  'müller.example/a',
])('INV-2 SEC-3 lets only verified accounts send %j', (message) => {
  expect(messageRefusal(message, stranger, 'mailBody')).toMatchObject({
    status: 422,
    field: 'mailBody',
  })
  expect(messageRefusal(message, known, 'mailBody')).toBeNull()
})

it.each(['', 'Hello Ada. Join us!', 'e.g. with 2.5 % less', 'Wait... what?', 'We do, i.e. I do'])(
  'INV-2 lets everybody send %j',
  (message) => expect(messageRefusal(message, stranger, 'mailBody')).toBeNull(),
)

it('INV-2 SEC-3 shows names, but no links in the place of names', () => {
  expect(nameToShow(' Sam Ng ', stranger)).toBe('Sam Ng')
  expect(nameToShow('Win at shop.example', stranger)).toBeNull()
  expect(nameToShow('Flowers.example Ltd', known)).toBe('Flowers.example Ltd')
  expect(nameToShow(' ', known)).toBeNull()
})
