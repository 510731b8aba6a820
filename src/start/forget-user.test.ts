import { expect, it, vi } from 'vitest'
import { createForgetting } from './forget-user.ts'
import { createUnsentForms } from '../data/unsent-forms.ts'
import { createLocalArea } from '../lib/local-area.ts'

/** A browser with a user's things on it, where the part that removes drafts loads or does not. */
function browser() {
  const left = new Set(['cache', 'answers', 'drafts', 'evidence'])
  const local = createLocalArea(() => {
    throw new Error('as long as this test')
  })
  const parts = { load: true }
  const forget = (what: string) => async () => {
    if (!parts.load) throw new TypeError('the chunk cannot be loaded')
    left.delete(what)
  }
  const visit = () =>
    createForgetting({
      local,
      device: { clearPrivate: async () => void left.delete('cache') },
      outbox: {
        forgetAnswers: () => void left.delete('answers'),
        forget: async () => {
          await Promise.all([forget('drafts')(), forget('evidence')()])
        },
      },
    })
  return { left, parts, visit, local }
}

it('OFF-10 removes everything of who signs out', async () => {
  const { left, visit } = browser()
  await visit().clear('u1')
  expect([...left]).toEqual([])
})

it('OPR-7 OFF-10 removes what they have typed into forms, and nothing of others', async () => {
  const { visit, local } = browser()
  const forms = (user: string) => createUnsentForms(local, user, new EventTarget() as Window)
  forms('u1').keep('report acme', { text: 'Mine.' })
  forms('u2').keep('report acme', { text: 'Theirs.' })
  await visit().clear(null)
  expect(forms('u1').typed('report acme')).toEqual({ text: 'Mine.' })
  await visit().clear('u1')
  expect(forms('u1').typed('report acme')).toBeUndefined()
  expect(forms('u2').typed('report acme')).toEqual({ text: 'Theirs.' })
})

it('OFF-7 keeps what is not sent of who lost the session', async () => {
  const { left, visit } = browser()
  await visit().clear(null)
  expect([...left]).toEqual(['answers', 'drafts', 'evidence'])
})

it('OFF-10 makes up on the next page for what could not be removed', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { left, parts, visit } = browser()
  parts.load = false
  await visit().clear('u1')
  expect([...left]).toEqual(['drafts', 'evidence'])
  expect(logged).toHaveBeenCalled()
  parts.load = true
  await visit().makeUp()
  expect([...left]).toEqual([])
})

it('OFF-10 makes up for nothing twice: the same user may be back', async () => {
  const { left, visit } = browser()
  await visit().clear('u1')
  left.add('drafts')
  await visit().makeUp()
  expect([...left]).toEqual(['drafts'])
})
