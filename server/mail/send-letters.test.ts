import { defaultBrand } from '#src/contract/default-brand.ts'
import { english } from '#src/i18n/testing/english.ts'
import { expect, it } from 'vitest'
import type { Letter } from './compose-mail.ts'
import { sendLetters } from './send-letters.ts'

const letterTo = (to: string): Letter => ({
  to,
  brand: defaultBrand,
  texts: english,
  subject: 'Somebody asks to join Acme',
  greetingName: 'Ada',
  reason: 'Somebody asks to join.',
  action: { label: 'Decide', url: 'https://portal.example/' },
  notes: [],
})

it('ORG-3 goes on without a mail server that does not answer', async () => {
  const mail = { send: () => new Promise<void>(() => {}) }
  const log = { error: () => {} }
  await expect(sendLetters({ mail, log }, [letterTo('ada@example.test')], 1)).resolves.toBe(
    undefined,
  )
})

it('ORG-3 sends the other letters when one cannot be sent, and logs no address', async () => {
  const sent: string[] = []
  const said: unknown[] = []
  const mail = {
    async send({ to }: { to: string }) {
      if (to === 'gone@example.test') throw new Error(`550 no such mailbox <${to}>`)
      sent.push(to)
    },
  }
  const log = { error: (...words: unknown[]) => said.push(words) }
  const letters = ['gone@example.test', 'ada@example.test'].map(letterTo)
  await sendLetters({ mail, log: log as never }, letters)
  expect(sent).toEqual(['ada@example.test'])
  expect(said).toEqual([[{ reason: 'unknown' }, 'a letter could not be sent']])
})
